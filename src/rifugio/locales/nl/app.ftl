### Knoppen, vragen en opschriften van het spel op een scherm.

app-title = Rifugio
app-tagline = Een bergtocht door de Dolomieten voor twee tot vijf spelers

## Menu

menu-new = Nieuw spel
menu-resume = Verder spelen
menu-watch = Kijken hoe de dieren spelen
menu-rules = Spelregels
menu-language = Taal
menu-help = Hulp
menu-quit = Stoppen

## Klaarzetten

option-seat = Plaats { $number }
option-human = een mens
option-name = Typ een naam. Met ← → speelt hier een dier.
option-extensions = Welke uitbreidingen?
option-none = geen, alleen het basisspel
helicopter-name = Helicopter
    .about = Bouw helikopters en vlieg van landingsplaats naar landingsplaats
rafts-name = Rivers & Rafts
    .about = Rivieren, vlotten en koude voeten
both-name = allebei
option-open-scores = Open punten
    .about = iedereen kan altijd ieders punten zien
option-first = Wie begint?
    .about = Volgens de regels begint wie het laatst gewandeld heeft.
option-random = het toeval beslist
option-start = Beginnen
option-yes = ja
option-no = nee

## Wat er nu te doen is: één regel, hooguit acht woorden

turn-lay = { $count ->
    [one] Leg een tegel aan
   *[other] Leg een tegel aan (nog { $count })
}
turn-lay-drawn = Leg de getrokken tegel aan
turn-swap = Hij past nergens: ruil hem
turn-remove = Er past niets: haal één tegel weg
turn-walk = { $cards ->
    [0] Lopen: nog { steps }
   *[other] Lopen: nog { steps } en { cards }
}
turn-tired = Geen stappen meer: beëindig je beurt
turn-move-on = Niet blijven staan: loop door of bouw
turn-nature = Er wordt een tegel omgedraaid …
turn-other-lays = { $player } kiest een tegel …
turn-other-walks = { $player } is aan de wandel …
turn-over = Het spel is afgelopen
turn-number = Ronde { $turn } van { $turns }
turn-last = Laatste ronde!

## Knoppen

button-undo = Ongedaan maken
button-start-over = Opnieuw beginnen
button-end-turn = Beurt beëindigen
button-draw = Van de stapel
    .about = kun je niet ongedaan maken
button-rotate = Draaien
button-place = Hier aanleggen
button-build = Bouwen
button-ok = Oké
button-cancel = Annuleren
button-back = Terug
button-next = Verder
button-peek = Mijn punten bekijken
button-cover = Mijn punten bedekken
button-log = Wat er gebeurde
button-quit = Stoppen
button-rematch = Nog een keer!
button-pause = Pauze
button-play = Afspelen

## Het scherm doorgeven

pass-to = Geef door aan { $player }
pass-ready = { $player }, ben je zover?
pass-hidden = De punten zijn bedekt. Druk op Enter als je zover bent.

## Tegels en spelers

offer-open = Open tegels
offer-pile = { $count ->
    [0] De stapel is op
    [one] 1 tegel in de stapel
   *[other] { $count } tegels in de stapel
}
offer-drawn = In je hand
offer-rejects = Paste niet
offer-removed = Uit het spel
offer-to-come = Wat er nog komt
offer-misfit = past nergens
panel-cards = kaarten
panel-points = punten
legal-cells = { $count ->
    [0] Past nergens
    [one] Past op één vak
   *[other] Past op { $count } vakken
}
hint-maybe = Misschien dit? { $move }

## Ongedaan maken, verslag, opslaan

undo-nothing = Er valt niets ongedaan te maken.
why-allowed = Niets houdt je tegen. Ga je gang!
undo-locked = Er is een tegel omgedraaid: verder terug kan niet.
undo-done = Ongedaan gemaakt: { $move }
start-over-done = Terug naar het begin van je beurt.
draw-sure = Een tegel van de stapel kun je niet terugleggen. Toch trekken?
log-title = Wat er gebeurde
log-empty = Nog niets. De bergen wachten!
save-done = Opgeslagen in { $file }.
save-failed = Opslaan in { $file } lukt niet: { $why }
resume-none = Er is nog geen opgeslagen spel.
quit-bye = Tot ziens in de bergen!
replay-title = Ronde { $turn } van { $turns }
picture-done = Het plaatje staat in { $file }.
