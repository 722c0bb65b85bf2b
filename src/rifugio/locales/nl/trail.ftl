### De tocht van de dag.

trail-title = De tocht van de dag
trail-left = { $hours ->
    [0] Vandaag nog geen uur
    [one] Vandaag nog één uur
   *[other] Vandaag nog { $hours } uur
}
trail-walked = Gelopen. Morgen komt de volgende.
trail-about = Elke dag is er één stapel voor iedereen, en hetzelfde dier loopt mee. Het duurt zo’n vijf minuten, en je eerste keer telt.
trail-with = Met { $bots }
trail-set-out = Op pad
trail-go-on = Verder lopen
trail-again = Nog een keer, gewoon voor de lol
trail-look = Je spel bekijken
trail-mine = Jouw tocht
trail-given-up = Je bent vandaag omgekeerd. Voor de lol kun je hem nog altijd lopen.
trail-friends = Vrienden
trail-friends-none = Van de mensen met wie je aan tafel zat, is nog niemand aangekomen.
trail-spread = De punten van iedereen
trail-spread-none = Er is nog niemand aangekomen.
trail-bar = { $from } tot { $to } punten: { $many }
trail-courtesy = Je hebt geen rugzak, dus alleen dit apparaat weet of het je eerste keer is. Dat die telt, is een erezaak.
trail-alike = Wie hetzelfde trekt, krijgt dezelfde tegels in dezelfde volgorde. Na een tegel van de stapel komt er iets anders.
trail-sealed = De stapel is een dag van tevoren verzegeld. Het geheim wordt bekend als de dag overal op aarde voorbij is.
trail-seal = Het zegel
trail-secret = Het geheim
trail-next = De stapel voor { $day } is al verzegeld:
trail-ended = { $day }, overal voorbij
trail-path = Kijk hoe { $bot } liep
trail-other-key = Sinds deze dag verzegeld werd, heeft de server een andere sleutel. Daarom kan niemand deze tocht lopen. De dag erna gaat het weer goed.
trail-share = Delen
trail-copied = Gekopieerd
trail-line = Rifugio, tocht van { $day }: { points } { $signs }
trail-practice = Eerdere dagen, om te oefenen
    .about = Tochten van dagen die voorbij zijn, met de stapel en het dier van toen. Hier telt niets mee.
trail-practice-failed = Dat lukte niet. Probeer het nog eens.
