### Quello che si può dire al tavolo con un tocco. Breve, gentile, e uguale per tutti.

## Arrivare e andare

phrase-hello = Ciao a tutti!
phrase-good-morning = Buongiorno!
phrase-good-evening = Buonasera!
phrase-nice-to-see-you = Che bello vederti!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-lets-go = Scarponi ai piedi, si parte!
phrase-one-moment = Un attimo, per favore.
phrase-back-soon = Torno subito.
phrase-i-am-back = Eccomi di nuovo!
phrase-snack-break = È l’ora della merenda!
phrase-good-night = Buonanotte, sogni d’oro!
phrase-bye = Ciao, a presto!

## A proposito di un turno

phrase-your-turn = Tocca a te!
phrase-take-your-time = Fai pure con calma.
phrase-i-am-thinking = Fammi pensare …
phrase-no-idea = Non ho idea di cosa fare!
phrase-i-have-a-plan = Ho un piano!
phrase-just-in-time = Fiuu, appena in tempo!
phrase-oops = Ops!
phrase-oh-no = Oh no, accidenti!

## A proposito di quello che qualcuno ha fatto

phrase-nice-walk = Che bella camminata!
phrase-nice-tile = Quella tessera ci sta a meraviglia!
phrase-nice-hut = Che rifugio accogliente!
phrase-nice-flight = Buon volo!
phrase-nice-sailing = Salve, capitano!
phrase-clever = Bella mossa!
phrase-brave = Che coraggio!
phrase-lucky-you = Che fortuna!
phrase-wow = Caspita!

## A proposito delle montagne

phrase-ouch-bear = Ahi, un orso!
phrase-what-a-view = Che panorama!
phrase-pretty-flower = Che bel fiore!
phrase-cold-water = Brr, che acqua fredda!
phrase-steep = Che salita!
phrase-tired-feet = Ho i piedi stanchi.
phrase-see-you-at-the-hut = Ci vediamo al rifugio!

## Buone maniere

phrase-yes = Sì, volentieri!
phrase-no-thanks = No, grazie.
phrase-thank-you = Grazie mille!
phrase-you-are-welcome = Prego, figurati!
phrase-sorry = Scusa!
phrase-well-done = Ben fatto!
phrase-good-game = È stata una bella partita!
phrase-another-game = Giochiamo ancora?
