### Lettere per e-mail.

mail-hello = Ciao!
mail-hello-name = Ciao { $name }!
mail-confirm = Rifugio: è il tuo indirizzo?
    .text =
        Qualcuno vuole usare questo indirizzo per ritrovare uno zaino di Rifugio. Se sei tu, apri questo link:

        { $link }

        Funziona una volta sola, fino a domani. Se non sei tu, non devi fare niente: l’indirizzo verrà cancellato da solo.
mail-link = Rifugio: il tuo zaino
    .text =
        Questo link apre il tuo zaino, con tutti i tuoi tavoli:

        { $link }

        Funziona una volta sola, per un’ora. Non darlo a nessuno: chi lo apre ha i tuoi posti. Se non l’hai chiesto tu, non devi fare niente.
mail-stop = Non voglio più ricevere queste e-mail: { $link }
