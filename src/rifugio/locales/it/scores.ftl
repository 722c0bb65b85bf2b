### Punti, posti in classifica e cerimonia finale.

## Da dove vengono i punti: places, sets, hut, bears, helicopter, raft, waterfall, total

score-source = { $source ->
    [places] Luoghi
    [sets] Tris
    [hut] Rifugi
    [bears] Orsi
    [helicopter] Elicottero
    [raft] Zattere
    [waterfall] Acqua alle cascate
    [total] Totale
   *[other] { $source }
}
score-line = { score-source }: { points }
score-mine = I tuoi punti finora: { $points }
score-peek = Solo per { $player }!
score-rank = { $rank ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $rank }º
}
score-title = Punteggio finale
score-player = Giocatore

## La cerimonia

ceremony-begin = Il sole tramonta sulle montagne. Chi ha fatto l’escursione più bella?
ceremony-source = { $source ->
    [places] Prima di tutto i luoghi che avete scoperto …
    [sets] … poi i tris …
    [hut] … gli ospiti nei vostri rifugi …
    [bears] … e, ehm, gli orsi …
    [helicopter] … le visite ai vostri elicotteri …
    [raft] … chi è saltato sulle vostre zattere …
    [waterfall] … l’acqua che rimbomba alle vostre cascate …
   *[total] … e in tutto fa:
}
# Dopo “con” e “a”.
with-points = { points }
ceremony-winner = { $who ->
    [you] Vinci tu con { with-points }. Complimenti!
   *[other] Vince { $player } con { with-points }. Complimenti!
}
ceremony-tied = { $who ->
    [you] Parità a { with-points }, ma decidono { tie-break }: vinci tu!
   *[other] Parità a { with-points }, ma decidono { tie-break }: vince { $player }!
}
ceremony-shared = { $count ->
    [2] Che finale! { $players } vincono insieme con { with-points } a testa.
   *[other] Che finale! Vincono in { $count }, con { with-points } a testa: { $players }.
}
tie-break = { $by ->
    [helicopter] i punti elicottero
    [raft] i punti zattera
    [helicopter-raft] i punti elicottero e zattera insieme
   *[hut] i punti rifugio
}

## Un premio per ognuno; $number dice quanti

award-longest-walk = { $number ->
    [one] Gran camminata: { $number } mossa in un turno solo
   *[other] Gran camminata: { $number } mosse in un turno solo
}
award-most-steps = { $number ->
    [one] Piedi stanchi: { $number } mossa in tutto
   *[other] Piedi stanchi: { $number } mosse in tutto
}
award-most-bears = { $number ->
    [one] Amico degli orsi: { $number } orso incontrato
   *[other] Amico degli orsi: { $number } orsi incontrati
}
award-no-bears = Passo felpato: nemmeno un orso
award-most-visits = { $number ->
    [one] Ospite modello: { $number } visita agli altri
   *[other] Ospite modello: { $number } visite agli altri
}
award-busiest-hut = { $number ->
    [one] Porta sempre aperta: { $number } ospite accolto
   *[other] Porta sempre aperta: { $number } ospiti accolti
}
award-first-ascents = { $number ->
    [one] Capocordata: { $number } cima raggiunta prima di tutti
   *[other] Capocordata: { $number } cime raggiunte prima di tutti
}
award-most-flowers = { $number ->
    [one] Pollice verde: { $number } fiore trovato
   *[other] Pollice verde: { $number } fiori trovati
}
award-most-animals = { $number ->
    [one] Occhio di lince: { $number } animale avvistato
   *[other] Occhio di lince: { $number } animali avvistati
}
award-most-blind = { $number ->
    [one] Cuor di leone: { $number } tessera pescata alla cieca
   *[other] Cuor di leone: { $number } tessere pescate alla cieca
}
award-most-flights = { $number ->
    [one] Pilota: { $number } volo
   *[other] Pilota: { $number } voli
}
award-most-sails = { $number ->
    [one] Capitano: { $number } viaggio in zattera
   *[other] Capitano: { $number } viaggi in zattera
}
award-most-swims = { $number ->
    [one] Piedi freddi: { $number } nuotata
   *[other] Piedi freddi: { $number } nuotate
}
award-most-cards = { $number ->
    [one] In gran forma: { $number } carta mossa extra avanzata
   *[other] In gran forma: { $number } carte mossa extra avanzate
}
award-last-builder = Tocco finale: ha costruito l’ultimo rifugio
