### Brieven per e-mail.

mail-hello = Hallo!
mail-hello-name = Hallo { $name }!
mail-confirm = Rifugio: is dit jouw adres?
    .text =
        Iemand wil dit adres gebruiken om weer bij een rugzak van Rifugio te komen. Was jij dat? Open dan deze link:

        { $link }

        Hij werkt één keer, tot morgen. Was jij het niet, dan hoef je niets te doen. Het adres wordt dan vanzelf gewist.
mail-link = Rifugio: je rugzak
    .text =
        Met deze link open je je rugzak, met al je tafels:

        { $link }

        Hij werkt één keer, een uur lang. Geef hem aan niemand door: wie hem opent, heeft jouw plaatsen. Heb je er niet om gevraagd, dan hoef je niets te doen.
mail-stop = Geen e-mails van deze soort meer: { $link }
