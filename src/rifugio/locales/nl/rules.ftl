### De regels in het kort, in onze eigen woorden. Een titel en een tekst per hoofdstuk.

rules-title = De regels in het kort
rules-part = { $part ->
    [helicopter] Helicopter
    [rafts] Rivers & Rafts
    [both] Beide uitbreidingen samen
   *[base] Het basisspel
}

## Het basisspel

rules-base-goal = Waar het om gaat
    .text = Samen bouwen jullie tegel voor tegel een berglandschap en trekken erdoorheen. Zoek bloemen, dieren, watervallen, passen en bergtoppen, en bouw hutten waar de anderen uitrusten. Wie aan het eind de meeste punten heeft, wint.
    .also = speldoel, doel, basisspel
rules-base-turn = Je beurt
    .text = Een tegel aanleggen komt altijd eerst. Daarna loop en bouw je zoals je wilt, in elke volgorde, of je geniet gewoon van het uitzicht.
rules-base-offer = Open of gesloten?
    .text = Neem een van de drie open tegels, of waag het erop en trek er een van de stapel. Past die ergens, dan moet je hem aanleggen; past hij nergens, ruil hem dan voor een open tegel die wel past. De rij wordt aangevuld als de volgende beurt begint.
rules-base-connecting = Wat bij elkaar past
    .text = Elke zijde van je tegel moet bij alle buren passen. Gelijk past bij gelijk, en bos past bij gras en bij rots, maar gras en rots raken elkaar nooit. Een bergtop wil alleen rots om zich heen.
rules-base-passes = Passen
    .text = Elke zijde van een pas heeft zijn eigen landschap, en alleen precies datzelfde past ertegen. Je gaat erop en eraf door de twee ingangen, nooit over de flanken. Twee passen raken elkaar alleen ingang tegen ingang of flank tegen flank.
rules-base-walking = Lopen
    .text = Elke beurt heb je twee stappen; met één stap kom je op de volgende tegel, wat er ook op staat. Andere wandelaars lopen nooit in de weg. Wat je niet gebruikt, ben je aan het eind van je beurt kwijt.
rules-base-steps = Extra-stapkaarten
    .text = Elke kaart die je speelt is een stap meer. Je begint met drie kaarten en kunt er vijf vasthouden. Heb je je hand vol, dan moet een verdiende stap nog in dezelfde beurt op.
rules-base-visiting = Hutten bezoeken
    .text = Stap je op een tegel met de hut van een ander, dan ben je op bezoek, ook als je meteen doorloopt. De eigenaar krijgt { $box-points-hut } punten en jij bent uitgerust: een extra stap. Je eigen hutten leveren je niets op, daar doe je de afwas.
rules-base-building = Hutten bouwen
    .text = Een rifugio is een berghut: voor één stap zet je er een op de tegel waar je staat. Dat moet gewoon gras, bos of rots zijn, zonder hut. Hoeveel hutten je hebt, hangt af van het aantal spelers.
rules-base-places = Plekken
    .text = De eerste keer dat je op een plek komt, krijg je de puntenkaart. Bergtoppen tellen voor { $box-points-top }, of voor { $box-points-top-first } als je er als allereerste bent. Alle drie van één soort zijn samen nog eens { $box-points-set } punten waard.
rules-base-bears = Beren
    .text = Elke stap op een berentegel kost { $box-points-bear } punten. Loop dus liever een eindje om! Beren tellen niet als dieren.
rules-base-scoring = Het einde
    .text = Liggen alle tegels en is de laatste beurt voorbij, dan worden de punten geteld. Staat het gelijk, dan beslissen de hutpunten; is ook dat gelijk, dan delen jullie de overwinning.
rules-base-two-players = Met z’n tweeën
    .text = Leg elke beurt twee tegels aan, na elkaar, voordat je loopt. Tussendoor wordt de open rij aangevuld. De rest blijft zoals het was.

## Helicopter

rules-helicopter-pads = Landingsplaatsen
    .text = Sommige tegels hebben een landingsplaats, met een H. Over een lege landingsplaats mag je heen, maar blijven staan mag alleen als je er meteen je helikopter bouwt. Zit er iemand in een helikopter, dan is die tegel dicht voor alle anderen.
rules-helicopter-building = Een helikopter bouwen
    .text = Stap op een lege landingsplaats en gebruik in dezelfde beurt nog twee stappen. Dan zit je in je helikopter. Iedereen heeft er maar één.
rules-helicopter-flying = Vliegen
    .text = Zit je in een helikopter, dan vlieg je voor één stap naar elke andere lege landingsplaats, hoe ver ook. Je mag ook die van anderen lenen, maar hij blijft van zijn eigenaar.
rules-helicopter-scoring = Punten voor helikopters
    .text = Stapt iemand op de tegel met jouw helikopter, dan krijg jij { $box-points-helicopter } punten en je bezoeker een stap. Vliegen is geen bezoek. Staat het gelijk, dan beslissen de helikopterpunten.

## Rivers & Rafts

rules-rafts-connecting = Water
    .text = Watertegels passen naast water, gras, bos en rots, maar nooit naast een pas of een bergtop. Water dat aan water ligt, vormt samen één rivier.
rules-rafts-walking = Aan boord
    .text = Niemand loopt over water, maar een vlot draagt je wel: met één stap ben je erop of eraf, of op het volgende vlot. Er is plaats voor twee. Op het vlot van een ander stappen is een bezoek: { $box-points-raft } punten voor de eigenaar, een stap voor jou.
rules-rafts-building = Een vlot bouwen
    .text = Sta je direct naast leeg water, dan bouw je daar voor twee stappen een vlot en sta je meteen aan boord. Hoeveel vlotten je hebt, hangt af van het aantal spelers.
rules-rafts-sailing = Varen
    .text = Met één stap vaart je vlot naar elke vrije watertegel van dezelfde rivier. Wie aan boord staat, gaat mee, of die nu wil of niet. Ook met vlotten van anderen mag je varen.
rules-rafts-swimming = Zwemmen
    .text = Alleen wie echt vastzit mag zwemmen: geen vlot meer om te bouwen en geen vlot om naartoe te lopen. Je steekt één watertegel over in vier stappen: erin, naar het midden, naar de overkant, eruit. Dat mag in meer dan één beurt.
rules-rafts-scoring = Punten op de rivier
    .text = Aan het eind is elke waterval een punt meer waard per watertegel ernaast, voor iedereen die er de kaart van heeft. Staat het gelijk, dan beslissen de vlotpunten.

## Beide samen

rules-both-together = Helikopters en vlotten
    .text = Speel met alle regels van allebei. Wie nog met een helikopter weg kan, mag niet zwemmen. Staat het gelijk, dan tellen helikopter- en vlotpunten samen.
