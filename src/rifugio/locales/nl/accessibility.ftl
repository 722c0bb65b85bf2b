### Voor iedereen: met toetsen, op het gehoor, instellingen, tips en kinderplaatsen.

## Op het gehoor

heard-here = Hier: { $what }.
heard-side = { direction }: { $what }
heard-way = { $steps } naar het { direction }en
heard-where = { $what }: { $way }
heard-beside = hier
heard-from = Vanaf hier: { $what }.
heard-target = { $number } van { $count }: { $what }
heard-nothing = Er is nog niets gebeurd.
heard-undone = { $count ->
    [one] { $player } maakt de laatste zet ongedaan.
   *[other] { $player } maakt de laatste { $count } zetten ongedaan.
}
words-title = De kaart in woorden
    .about = Twee getallen noemen een vak: hoeveel stappen vanaf de start naar het oosten, en dan hoeveel naar het zuidoosten. Een min betekent de andere kant op.
words-people = Wandelaars en bouwwerken
words-row = Rij { $row }
words-you = Vanaf waar jij staat: { $way }

## Met toetsen

keys-last = de laatste beurt horen
keys-scores = de stand horen
keys-around = horen wat er rondom ligt
keys-hint = een tip, in drie stappen
keys-words = de kaart in woorden
keys-album = mijn album met plekken
keys-pace = hoe snel je de beurten van de anderen ziet
keys-end = de beurt beëindigen

## Instellingen

settings-title = Instellingen
settings-light = Licht
    .system = zoals het apparaat
    .light = dag
    .dark = nacht
settings-contrast = Hoog contrast
    .about = donkerder lijnen, geen zachte kleuren
settings-motion = Minder beweging
    .about = niets schuift of pulseert
settings-pace = Beurten van de anderen
    .slow = langzaam
    .normal = normaal
    .instant = meteen
settings-size = Tekstgrootte
settings-palette = Kleuren van de kaart
    .standard = zoals een wandelkaart
    .vivid = makkelijk uit elkaar te houden
settings-hints = Automatische tips
    .about = na een poosje wijst een vinger waar je kunt kijken
settings-cards = Uitlegkaartjes
    .about = één zin als iets voor het eerst gebeurt
settings-kept = Opent op dit apparaat ook zonder netwerk.
settings-not-kept = Ook via gewoon http werkt het hele spel. Alleen kan de pagina dan niet op het apparaat blijven of worden geïnstalleerd: ze komt elke keer van de server.
settings-cards-again = Alle kaartjes nog eens tonen

## Tips

hint-ask = Tip
hint-more = Nog een tip
hint-do = Doe het voor mij
hint-here = Kijk eens hier!
hint-look-tile = Kijk eens naar tegel { $number }, en hier!
hint-look-pile = Wat dacht je van de stapel?
hint-look-end = Misschien is het tijd om je beurt te beëindigen.
hint-look-remove = Kijk eens naar de open tegels.
hint-so = Misschien dit: { $what }.
hint-not-now = { $why ->
    [too_often] Denk eerst zelf even na en vraag het dan nog eens.
    [not_your_turn] Een tip krijg je als je zelf aan de beurt bent.
   *[other] Nu even geen tip. Vraag het zo nog eens.
}
lesson-title = Goed om te weten
lesson-got-it = Begrepen
lesson-enough = Geen kaartjes meer
lesson-rule = Meer in de regels

## Kinderplaatsen

child-back = Beurt terugnemen
    .about = tot de volgende speler iets doet
child-open = Kinderplaats: grotere knoppen, tips, en een beurt mag je terugnemen.
