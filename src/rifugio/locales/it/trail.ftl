### Il sentiero del giorno.

trail-title = Il sentiero del giorno
trail-left = { $hours ->
    [0] Oggi manca meno di un’ora
    [one] Oggi c’è ancora un’ora
   *[other] Oggi ci sono ancora { $hours } ore
}
trail-walked = Fatto. Il prossimo arriva domani.
trail-about = Ogni giorno c’è una pila uguale per tutti, e viene lo stesso animale. Bastano cinque minuti, e vale la prima camminata.
trail-with = Con { $bots }
trail-set-out = In cammino
trail-go-on = Riprendi il cammino
trail-again = Ancora una volta, per gioco
trail-look = Guarda la tua partita
trail-mine = La tua camminata
trail-given-up = Oggi sei tornato indietro. Per gioco puoi sempre ripartire.
trail-friends = Amici
trail-friends-none = Tra chi è stato a un tavolo con te, non è ancora arrivato nessuno.
trail-spread = I punti di tutti
trail-spread-none = Non è ancora arrivato nessuno.
trail-bar = Da { $from } a { $to } punti: { $many }
trail-courtesy = Non hai uno zaino, quindi solo questo dispositivo sa se è la tua prima camminata. Contarla è una questione di onestà.
trail-alike = Le tessere arrivano nello stesso ordine a chi pesca allo stesso modo. Dopo una tessera pescata dalla pila arriva dell’altro.
trail-sealed = La pila è stata sigillata il giorno prima. Il suo segreto viene svelato quando il giorno è finito in tutto il mondo.
trail-seal = Il sigillo
trail-secret = Il segreto
trail-next = La pila per { $day } è già sigillata:
trail-ended = { $day }, finito ovunque
trail-path = Guarda la strada di { $bot }
trail-other-key = Da quando questo giorno è stato sigillato, il server ha cambiato chiave: nessuno può percorrerlo. Il giorno dopo tutto torna a posto.
trail-share = Condividi
trail-copied = Copiato
trail-line = Rifugio, il sentiero ({ $day }): { points } { $signs }
trail-practice = Giornate passate, per allenarsi
    .about = I sentieri delle giornate passate, con la pila e l’animale di quel giorno. Qui non si contano i punti.
trail-practice-failed = Non ha funzionato. Riprova.
