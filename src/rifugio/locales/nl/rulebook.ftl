### De volledige regels, in onze eigen woorden: een kopje en een tekst per alinea. De hoofdstukken en hun begin staan in
### rules.ftl; welke uitspraken een alinea vertelt, en in welke volgorde, staat in rulebook.toml.

## De pagina zelf

rulebook-title = De spelregels van Rifugio
rulebook-search = Zoek een woord
rulebook-small-words = de, het, een, van, in, op, te, voor, is, zijn, ik, je, we, hoe, wat, wanneer, waar, wie, kan, mag, mijn
rulebook-none = Niets gevonden. Probeer een ander woord.
rulebook-chapters = Hoofdstukken
rulebook-try-lay = Probeer het: tik waar deze tegel zou kunnen liggen.
rulebook-try-go = Probeer het: tik waar je heen zou willen.
rulebook-again = Opnieuw
rulebook-rulings = De uitspraken, in de woorden van onze specificatie (Engels):
rulebook-origin = { $origin ->
    [book] Uit het spelregelboekje
    [ours] Onze uitspraak
    [reconstructed] Gereconstrueerd
    [book-ours] Uit het spelregelboekje, met onze uitspraak
    [book-reconstructed] Uit het spelregelboekje, deels gereconstrueerd
    [ours-reconstructed] Onze uitspraak, deels gereconstrueerd
   *[other] Uit het spelregelboekje, met onze uitspraak, deels gereconstrueerd
}
rulebook-origins = Onder elke alinea staat waar die vandaan komt: uit het spelregelboekje in de doos, van onszelf waar het boekje iets openlaat, of gereconstrueerd waar ons een getal of plaatje ontbreekt.
rulebook-lead = Lees alleen de grote letters en je kunt spelen. De rest is voor als je een vraag hebt.
rulebook-tile = de tegel die je legt

## Waar het om gaat

rule-goal-table = Op tafel
    .text = In het begin ligt de starttegel er helemaal alleen. Ernaast wachten { $box-tiles-2 } landschapstegels, geschud en gesloten. Drie daarvan worden omgedraaid: dat is de open rij.
    .also = landschapstegel, terreintegel, hoeveel tegels, voorbereiding, klaarleggen
rule-goal-players = Wat iedereen krijgt
    .text = Je hebt een kleur en een wandelaar, en alle wandelaars vertrekken vanaf de starttegel. Je hebt drie extra-stapkaarten. Hoeveel hutten je hebt, hangt af van het aantal spelers: { $box-huts-2 } met z’n tweeën, { $box-huts-3 } met drie, { $box-huts-4 } met vier en { $box-huts-5 } met vijf spelers.
    .also = poppetje, pion, speelfiguur
rule-goal-first = Wie begint
    .text = Je speelt met twee tot vijf spelers. Wie het kortst geleden echt is gaan wandelen, begint, of je laat het toeval beslissen. Daarna gaat het met de klok mee.

## Je beurt

rule-turn-order = Eerst een tegel, dan je voeten
    .text = Aanleggen komt eerst, en dat mag niemand overslaan. Zolang je tegel niet op de kaart ligt, kun je nog niet lopen of bouwen.
    .also = verplicht
rule-turn-free = Daarna zoals je wilt
    .text = Lopen mag, maar hoeft niet, en bouwen ook. Bouw voor je vertrekt, onderweg of waar je aankomt, net wat je uitkomt. Wil je niets doen, of is er geen weg open? Ook dat is een gewone beurt.
rule-turn-count = Iedereen evenveel beurten
    .text = Elke keer dat je aanlegt, gaat er één tegel op, dus je weet vooraf hoelang een spel duurt. Met z’n tweeën heeft ieder { $box-turns-2 } beurten, met drie { $box-turns-3 }, met vier { $box-turns-4 } en met vijf { $box-turns-5 }.

## Open of gesloten?

rule-offer-row = De open rij
    .text = Als jouw beurt begint, wordt de rij uit de stapel aangevuld tot drie. Niet eerder! Terwijl je loopt, blijft het gat dat je achterliet dus leeg, en niemand weet wat er komt.
rule-offer-choice = Welke tegel je mag nemen
    .text = Neem een open tegel die ergens past, of trek er een van de stapel. Een open tegel die nergens past, kun je niet kiezen. Past er geen enkele open tegel, maar iets in de stapel wel, dan moet je trekken.
rule-offer-blind = Van de stapel trekken
    .text = Het toeval kiest je tegel, en iedereen ziet hem meteen. Past hij ergens, dan moet je hem leggen, ook als je liever een andere had. Na het trekken kun je niet meer terug.
    .also = gesloten tegel, blinde tegel, gok
rule-offer-swap = De getrokken tegel past nergens
    .text = Leg hem dan in de open rij, in ruil voor een open tegel die wel past, en leg die aan. Welke, kies je zelf. De rij is weer vol, dus de volgende speler hoeft niets aan te vullen.
    .also = ruilen, omruilen
rule-offer-again = En de open tegels passen ook niet
    .text = Dat komt bijna nooit voor. Dan wordt er omgedraaid tot er een tegel past. Die leg je aan, en de rest wordt weer door de stapel geschud.
rule-offer-last = De laatste tegels
    .text = Is de stapel op, dan komt er niets nieuws meer in de rij. Die krimpt tot twee, tot één, en dan is het landschap klaar.
rule-offer-nothing = Er past helemaal niets
    .text = Tegen het eind kan dat gebeuren, meestal met een bergtop. Kan er geen open tegel en ook niets uit de stapel worden gelegd, dan haal je een open tegel naar keuze uit het spel. Dat telt als aanleggen, en je beurt gaat gewoon door. Een plek die uit het spel gaat, is voor iedereen verloren.

## Wat bij elkaar past

rule-connecting-where = Naast een andere tegel
    .text = Leg je tegel op een leeg vak dat met een zijde aan de kaart grenst. Dat mag ver van alle wandelaars zijn, of in een gat in het midden. Overal waar hij andere tegels raakt, moeten de zijden passen. Wat ligt, blijft liggen.
    .also = aanleggen, leggen
rule-connecting-land = Gras, bos en rots
    .text = Gras houdt van gras, bos van bos en rots van rots. Bos is goede vrienden met allebei de anderen. Alleen gras en rots liggen nooit naast elkaar. Een bloem, een dier, een waterval of een beer verandert daar niets aan: het gaat om de grond eronder.
    .also = weide, terrein
rule-connecting-tops = Bergtoppen
    .text = Een bergtop raakt rots en verder niets: geen gras, geen bos, geen pas en ook de starttegel niet. Twee bergtoppen raken elkaar evenmin.
rule-connecting-start = De starttegel telt als bos
    .text = Gras, bos en rots mogen er dus allemaal naast, en een pas met een boszijde. Een bergtop niet.
    .also = starttegel, startveld

## Passen

rule-passes-sides = Elke zijde heeft zijn eigen landschap
    .text = Bekijk elke zijde van een pas apart. Een graszijde wil gras, een boszijde wil bos, een rotszijde wil rots, en iets wat er een beetje op lijkt, is niet goed genoeg. Wat er op een tegel groeit of staat doet er niet toe, alleen de grond. De tegels rond een pas moeten natuurlijk ook onderling passen. Een bergtop ligt nooit naast een pas.
rule-passes-turning = Een pas draaien
    .text = Voor je een pas neerlegt, mag je hem draaien zoals je wilt. Alle andere tegels zijn van alle kanten gelijk, dus die draai je nooit.
rule-passes-touching = Pas naast pas
    .text = Dat kan maar op twee manieren: ingang tegen ingang, zodat de weg doorloopt, of flank tegen flank. En aan beide zijden moet hetzelfde landschap staan.
rule-passes-ends = Twee ingangen, vier flanken
    .text = De weg loopt in een rechte lijn over de pas, van de ene ingang naar de andere. Alleen daar kom je erop en eraf; over de flanken klimt niemand. Je mag op de pas blijven staan, en je mag eraf aan de kant waar je vandaan kwam. Ligt er bij een ingang nog niets, dan is de pas aan die kant nog dicht.
    .also = ingang, uitgang, pasrichting

## Lopen

rule-walking-step = Eén stap
    .text = Een stap brengt je naar een tegel die met een zijde aan de jouwe grenst, welke kant je ook op gaat en wat er ook groeit. Alleen een pas heeft flanken die je tegenhouden. Op een tegel mogen zoveel wandelaars staan als er maar willen, en niemand loopt een ander in de weg.
    .also = lopen, poppetje
rule-walking-steps = Elke beurt twee stappen
    .text = Twee stappen heb je zonder iets te betalen. Je mag ook ergens heen en meteen weer terug. Wat je niet gebruikt, kun je niet bewaren.
rule-walking-start = Terug op de starttegel
    .text = Over de starttegel mag je lopen zo vaak je wilt. Hij is van niemand, dus er gebeurt daar niets.
rule-walking-circles = Geen gratis rondjes
    .text = Waar hutten van anderen naast elkaar staan, betaalt elke stap de volgende, en zou je eeuwig heen en weer kunnen lopen. Daarom mag dit niet: op een tegel komen waar je deze beurt al aankwam, met precies evenveel stappen en kaarten als toen. Waar je stond toen de beurt begon, telt niet als aankomen. Elk bezoek dat je kunt brengen, wordt ook beloond.

## Extra-stapkaarten

rule-steps-playing = Kaarten spelen
    .text = Een kaart is een stap meer in deze beurt, om te lopen of te bouwen, en je mag er zoveel spelen als je hebt. Dat gaat vanzelf: eerst gaan je twee gratis stappen op, dan je kaarten. Een gespeelde kaart gaat terug, en je kunt hem opnieuw verdienen. Kaarten die je aan het eind over hebt, leveren geen punten op.
    .also = extra-stap-kaart, extra stap
rule-steps-earning = Kaarten verdienen
    .text = Bezoek je een hut van een ander, dan krijg je een kaart. Speel hem meteen, of bewaar hem voor een lange tocht.
rule-steps-five = Hoogstens vijf
    .text = Meer dan vijf kaarten kun je niet vasthouden. Verdien je een stap met vijf kaarten in je hand, dan komt hij er in deze beurt bij. Gebruik hem voor de beurt voorbij is, anders ben je hem kwijt.

## Hutten bezoeken

rule-visiting-visit = Een bezoek
    .text = Op een tegel met een hut van een ander stappen is een bezoek, of je nu blijft of doorholt. De eigenaar krijgt er { $box-points-hut } punten voor en jij een extra stap. De punten komen er ook als jij je hand al vol hebt.
rule-visiting-again = Steeds opnieuw
    .text = Elk bezoek telt, ook aan dezelfde hut, ook twee keer in één beurt.
rule-visiting-own = Je eigen hutten
    .text = In je eigen hut wacht de afwas. Daar zijn geen punten en geen stappen te halen, voor niemand.
rule-visiting-standing = Alleen aankomen telt
    .text = Word je wakker in een hut, dan is dat geen nieuw bezoek. En bouwt iemand een hut om je heen terwijl je daar staat, dan ook niet: het dak moet er nog op. Ga weg en kom terug, dan is het er wel een.
rule-visiting-cards = Tellen gaat vanzelf
    .text = In de doos kun je vijf hutkaarten ruilen voor één van { $box-points-five-huts } punten. Hier wordt elk bezoek gewoon geteld.

## Hutten bouwen

rule-building-where = Waar een hut mag staan
    .text = Je bouwt precies op de tegel waar je wandelaar staat. Dat moet gewoon gras, bos of rots zijn. Dus niet op de starttegel, niet bij bloemen, dieren, watervallen of beren, niet op een pas of bergtop, en ook niet op water of een landingsplaats. Eén hut per tegel is genoeg, van wie hij ook is.
    .also = berghut, rifugio
rule-building-price = Wat het kost
    .text = Een hut kost één stap. Heb je stappen genoeg, dan zet je er in één beurt meer neer, op verschillende tegels. Het geeft niet als er ook anderen staan.
rule-building-supply = Hutten blijven staan
    .text = Staan al je hutten er, dan kun je niet meer bouwen. Een hut wordt nooit verplaatst, afgebroken of overgenomen. Hij houdt niemand tegen: iedereen mag naar binnen, en tegels leg je ernaast zoals altijd.

## Plekken

rule-places-cards = Puntenkaarten
    .text = Er zijn vijftien plekken: drie bloemen, drie dieren, drie watervallen, drie passen en drie bergtoppen. Stap erop, al is het in het voorbijgaan, en de puntenkaart is van jou. Van elke plek krijg je de kaart maar één keer, en iedereen kan hem krijgen.
rule-places-values = Wat ze waard zijn
    .text = Een bloem telt voor { $box-points-flower }, een dier voor { $box-points-animal }, een pas voor { $box-points-pass }, een waterval voor { $box-points-waterfall } en een bergtop voor { $box-points-top }.
    .also = punten, waarde
rule-places-firsts = Als eerste op de bergtop
    .text = Wie als allereerste op een bergtop staat, krijgt er { $box-points-top-first } punten voor in plaats van { $box-points-top }. Wie later komt, krijgt er { $box-points-top }. Je kunt op meer dan één bergtop de eerste zijn.
rule-places-sets = Drie van één soort
    .text = Heb je aan het eind alle drie de bloemen, dan komen er { $box-points-set } punten bij. Dat geldt ook voor de dieren, de watervallen, de passen en de bergtoppen. Voor de beste verzamelaars liggen er dus tot { $box-points-all-sets } punten klaar.

## Beren

rule-bears-price = Een beer kost { $box-points-bear } punten
    .text = Telkens als je op een berentegel stapt, verlies je { $box-points-bear } punten, ook als het twee keer in één beurt is. Er blijven staan kost verder niets. Met veel beren kun je onder nul uitkomen.
    .also = minpunten, strafpunten
rule-bears-animals = Beren zijn geen dieren
    .text = Hier tenminste niet: met een beer krijg je de drie dieren niet bij elkaar.

## Het einde

rule-scoring-end = Wanneer het afgelopen is
    .text = De laatste tegel is altijd voor de laatste speler van de ronde, en die mag daarna nog lopen en bouwen. Dan is het spel uit, en iedereen heeft evenveel beurten gehad.
    .also = wanneer is het afgelopen, einde van het spel, laatste beurt
rule-scoring-sum = Tellen
    .text = Tel je puntenkaarten op, { $box-points-set } voor elk drietal, en { $box-points-hut } voor elk bezoek aan je hutten. Trek er { $box-points-bear } af voor elke beer. Wie het meeste heeft, wint.
    .also = hoe win ik, winnen, winnaar, punten, score
rule-scoring-tie = Gelijke stand
    .text = Staan er twee of meer gelijk, dan gaat van hen degene met de meeste hutpunten voor. Zijn ook die gelijk, dan delen ze hun plaats, en is dat de eerste, dan winnen ze samen.
    .also = gelijkspel, gelijk
rule-scoring-covered = Bedekt of open
    .text = Gewoonlijk blijven de punten van de anderen bedekt tot het einde. Echt geheim is er niets aan: je was er bij elk punt zelf bij, je moet het alleen onthouden. Al het andere is open, ook hoeveel kaarten iedereen heeft en welke tegels nog in de stapel zitten. Alleen weet niemand welke er als volgende komt. Wil je liever met open punten spelen, dan kan dat.

## Met z’n tweeën

rule-pair-two = Ieder twee tegels
    .text = Met z’n tweeën leg je in je beurt twee tegels, na elkaar. Elk daarvan komt uit de rij of van de stapel. Pas als ze allebei liggen, loop en bouw je, met twee gratis stappen zoals altijd.
rule-pair-row = De rij tussendoor
    .text = Nam je eerst een open tegel, dan wordt de rij voor je tweede weer aangevuld. Na de tweede niet: dat wacht op de beurt van de ander.

## Helicopter: landingsplaatsen

rule-pads-tiles = Tegels met een H
    .text = Er komen landingsplaatsen bij, en evenveel gewone tegels met dezelfde grond gaan eruit, dus het blijven er { $box-tiles-2 }. Met twee spelers zijn er { $box-pads-2 }, met drie { $box-pads-3 }, met vier { $box-pads-4 } en met vijf { $box-pads-5 }. Je legt een landingsplaats zoals elke tegel met die grond, ook naast een pas of, als hij van rots is, naast een bergtop.
    .also = platform, landingsplaats, landingsplek
rule-pads-crossing = Een lege landingsplaats is om over te steken
    .text = Over een landingsplaats zonder helikopter mag je lopen, maar je mag er niet blijven. Je gaat meteen verder, of je bouwt er je helikopter. Je kunt er dus alleen op als je met je stappen en kaarten ergens komt waar je wel mag stoppen. Voor twee lege landingsplaatsen achter elkaar heb je drie stappen nodig.
    .also = platform, landingsplaats, landingsplek
rule-pads-manned = Pas op voor de wieken
    .text = In een helikopter past één wandelaar. Zolang er iemand in zit, komt niemand anders op die tegel, ook niet om door te lopen. De tegel is weer vrij als de piloot uitstapt of wegvliegt.

## Helicopter: bouwen

rule-copter-building = Drie stappen achter elkaar
    .text = Met één stap sta je op een lege landingsplaats, met nog twee bouw je de helikopter, meteen en in dezelfde beurt. Je hebt dus minstens één kaart of een verdiende stap nodig. Dan zit je erin, en heb je nog stappen, dan mag je doorvliegen. Iedereen heeft één helikopter voor het hele spel. Hutten bouw je zoals altijd.
    .also = heli, helikopter

## Helicopter: vliegen

rule-flying-in = In- en uitstappen
    .text = Eén stap naar de tegel met een lege helikopter, en je zit erin. Nog een stap naar een tegel ernaast, en je bent eruit; de helikopter wacht daar. Van de ene helikopter naar de andere ernaast is ook één stap.
rule-flying-flight = De lucht in
    .text = Zit je in een helikopter, dan vlieg je naar elke landingsplaats op de kaart waar er geen staat. Dat kost één stap, hoe ver het ook is en wat er ook onder ligt. Je mag vaker vliegen, steeds voor één stap. Na de landing blijf je zitten, en zo mag je beurt ook eindigen. Staan alle landingsplaatsen vol, dan kan even niemand vliegen.
    .also = vliegen, vlucht
rule-flying-borrowed = Lenen
    .text = Met een lege helikopter van een ander mag je wegvliegen. Hij blijft van zijn eigenaar, waar je hem ook achterlaat.
    .also = onbemand, achterlaten, stelen

## Helicopter: punten

rule-copter-visits = Bezoek
    .text = Op een tegel met een lege helikopter van een ander stappen is een bezoek: { $box-points-helicopter } punten voor de eigenaar, een extra stap voor jou. Voor kaarten geldt hetzelfde als bij hutten. Aan- of wegvliegen is nooit een bezoek, en je eigen helikopter levert niets op.
rule-copter-tie = Gelijke stand met helikopters
    .text = Tussen spelers die gelijk staan, beslissen eerst de helikopterpunten, dan de hutpunten. Zijn ook die gelijk, dan delen ze hun plaats. Met z’n tweeën leg je nog steeds twee tegels per beurt.

## Rivers & Rafts: water

rule-water-tiles = { $box-water-2 } watertegels
    .text = { $box-out-forest } gewone bostegels, { $box-out-grass } van gras en { $box-out-rock } van rots gaan eruit, en { $box-water-2 } watertegels komen erbij. Dat maakt { $box-tiles-rafts-2 } tegels, en ieder { $box-turns-rafts-2 } beurten met twee of vier spelers, { $box-turns-rafts-3 } met drie. Met vijf spelers zijn er { $box-water-5 } watertegels, { $box-tiles-rafts-5 } in totaal, en { $box-turns-rafts-5 } beurten.
rule-water-fits = Naast water
    .text = Water mag water, gras, bos en rots raken, ook de starttegel, plekken op zulke grond en landingsplaatsen. Een pas mag het nooit raken, aan geen enkele zijde, en een bergtop ook niet.
    .also = watertegel

## Rivers & Rafts: aan boord

rule-water-walking = Niemand loopt over water
    .text = Op een watertegel kom je maar op drie manieren: je bouwt er een vlot, je stapt op een vlot dat er ligt, of je zwemt, als dat mag.
rule-rafts-aboard = Erop en eraf
    .text = Met één stap ga je van de oever op een vlot naast je, van vlot naar vlot, of weer aan land. Het vlot blijft liggen. Het draagt twee wandelaars; staan er twee op, dan kan er niemand meer bij. Je beurt mag op een vlot eindigen.
    .also = raft, rafts
rule-rafts-visits = Vlotten bezoeken
    .text = Op een vlot van een ander stappen is een bezoek, ook als er al iemand op staat: { $box-points-raft } punten voor de eigenaar, een extra stap voor jou. Dat telt elke keer. Ermee varen is geen bezoek, en je eigen vlot levert niets op.

## Rivers & Rafts: bouwen

rule-rafts-build = Twee stappen voor een vlot
    .text = Bouw op een watertegel direct naast je, zonder vlot en zonder zwemmer. Dat kost twee stappen, allebei in dezelfde beurt, en je staat op je nieuwe vlot. Het kan vanaf het land, vanaf een landingsplaats, uit een helikopter, of vanaf een ander vlot, dat dan blijft liggen. Heb je nog stappen, vaar dan meteen door.
    .also = raft, rafts
rule-rafts-supply = Hoeveel vlotten
    .text = Met z’n tweeën heeft ieder { $box-rafts-2 } vlotten, anders { $box-rafts-3 }. Een vlot dat gebouwd is, blijft in het spel en komt nooit naar je voorraad terug.

## Rivers & Rafts: varen

rule-sailing-river = Eén stap, hoe ver ook
    .text = Watertegels die elkaar raken, zijn samen één rivier. Sta je op een vlot, dan vaar je voor één stap naar elke watertegel van die rivier. Nog een keer varen mag, voor nog een stap. Een vlot vaart alleen als de speler die aan de beurt is erop staat.
    .also = varen, zeilen
rule-sailing-stopping = Waar je mag stoppen
    .text = Je vlot kan niet stoppen waar een ander vlot ligt of waar iemand zwemt. Erlangs mag altijd, en dat is geen bezoek.
rule-sailing-together = Met z’n tweeën op een vlot
    .text = Wie bij je aan boord staat, vaart mee, graag of niet. Dat kost diegene niets en levert niets op. Met het vlot van een ander mag je ook varen, met of zonder eigenaar. Het blijft van die ander.
    .also = onbemand, achterlaten, stelen

## Rivers & Rafts: zwemmen

rule-swimming-when = Alleen als je vastzit
    .text = Zwemmen mag je alleen als je geen vlot meer te bouwen hebt en er geen vlot is waar je heen kunt lopen. Hoe lang die weg ook is, en hoeveel beren er ook wonen, hij telt. Een vlot met twee wandelaars erop telt niet, en ook niet een vlot op een vijver die nergens anders heen leidt.
    .also = zwemregel, eiland
rule-swimming-where = Over één tegel
    .text = Je begint vanaf het land, nooit vanaf een vlot. Op de watertegel mag geen vlot liggen, en hij moet grenzen aan land waar je te voet niet komt. Van watertegel naar watertegel zwem je niet. Is het water twee tegels breed, wacht dan op een vlot, of leg er land.
    .also = eiland
rule-swimming-four = Vier stappen
    .text = Het water in, naar het midden, naar een oever en aan land: elk is één stap. Onderweg mag je uitrusten en in je volgende beurt verder gaan. Naar welke oever je zwemt, kies je in het midden, en omkeren kan ook.
rule-swimming-water = In het water
    .text = Ben je er eenmaal in, dan mag je verder zwemmen, wat er intussen ook langskomt. Geen vlot kan je oppikken, en bouwen kun je niet. Vlotten mogen over je tegel varen, maar er niet stoppen. Op dezelfde tegel mogen meer wandelaars zwemmen.
rule-swimming-ashore = Weer aan land
    .text = Aan land stappen is een stap als elke andere: je kunt een plek vinden, een beer tegenkomen, een hut bezoeken. Kom je weer vast te zitten, dan mag je weer zwemmen.

## Rivers & Rafts: punten

rule-rafts-waterfalls = Watervallen groeien
    .text = Aan het eind is elke waterval { $box-points-waterfall } punt waard, en { $box-points-water } meer voor elke watertegel die hem raakt: hoogstens { $box-points-waterfall-most }. Dat geldt voor iedereen die de kaart heeft, wanneer die ook gewonnen is.
    .also = watervalbonus
rule-rafts-points = Punten voor vlotten
    .text = Voor elk bezoek aan een van je vlotten krijg je { $box-points-raft } punten. Tussen spelers die gelijk staan, beslissen eerst de vlotpunten, dan de hutpunten. Zijn ook die gelijk, dan delen ze hun plaats. Met z’n tweeën leg je nog steeds twee tegels per beurt.

## Beide uitbreidingen samen

rule-both-setup = Alles op tafel
    .text = Haal eruit wat beide uitbreidingen eruit halen, en doe de landingsplaatsen en het water erbij. Er zijn { $box-tiles-rafts-2 } tegels, of { $box-tiles-rafts-5 } met vijf spelers. Iedereen heeft hutten, vlotten en een helikopter.
    .also = uitbreiding
rule-both-moving = Van vlot naar helikopter
    .text = Liggen vlot, landingsplaats en helikopter naast elkaar, dan is het één stap van het een naar het ander. Op een lege landingsplaats mag je niet blijven, ook niet als je uit het water komt; wel mag je er weg door een vlot te bouwen, of door te zwemmen als dat mag. Je vliegt over water, maar landt er nooit op. En geen gratis rondjes, wat je ook bezoekt.
rule-both-swimming = Vliegen gaat voor zwemmen
    .text = Kun je nog met een helikopter weg, dan mag je niet zwemmen. Daarvoor moet er een landingsplaats vrij zijn waar je niet heen kunt lopen. En op jouw land moet een lege helikopter staan, of je zit er zelf in. Een lege landingsplaats is ook goed, als je helikopter nog niet gebouwd is en je minstens één kaart hebt.
rule-both-points = Punten en gelijke stand
    .text = Alle punten worden opgeteld. Tussen spelers die gelijk staan, beslissen eerst de helikopter- en vlotpunten samen, dan de hutpunten. Zijn ook die gelijk, dan delen ze hun plaats.
