### Was man am Tisch mit einem Tipp sagen kann. Kurz, freundlich, und zu allen gleich.

## Kommen und gehen

phrase-hello = Hallo zusammen!
phrase-good-morning = Guten Morgen!
phrase-good-evening = Guten Abend!
phrase-nice-to-see-you = Schön, dass du da bist!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-lets-go = Schuhe an, los geht’s!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich wieder da.
phrase-i-am-back = Da bin ich wieder!
phrase-snack-break = Zeit für eine Brotzeit!
phrase-good-night = Gute Nacht, schlaf gut!
phrase-bye = Tschüss, bis bald!

## Über einen Zug

phrase-your-turn = Du bist dran!
phrase-take-your-time = Lass dir ruhig Zeit.
phrase-i-am-thinking = Lass mich überlegen …
phrase-no-idea = Ich habe keine Ahnung, was ich tun soll!
phrase-i-have-a-plan = Ich habe einen Plan!
phrase-just-in-time = Puh, gerade noch rechtzeitig!
phrase-oops = Hoppla!
phrase-oh-no = O nein!

## Über das, was jemand getan hat

phrase-nice-walk = Was für eine schöne Wanderung!
phrase-nice-tile = Das Plättchen passt wunderbar!
phrase-nice-hut = Was für eine gemütliche Hütte!
phrase-nice-flight = Guten Flug!
phrase-nice-sailing = Ahoi, Käpt’n!
phrase-clever = Das war schlau!
phrase-brave = Wie mutig!
phrase-lucky-you = Du Glückspilz!
phrase-wow = Wahnsinn!

## Über die Berge

phrase-ouch-bear = Autsch, ein Bär!
phrase-what-a-view = Was für eine Aussicht!
phrase-pretty-flower = Was für eine hübsche Blume!
phrase-cold-water = Brr, ist das Wasser kalt!
phrase-steep = Ist das steil!
phrase-tired-feet = Meine Füße sind müde.
phrase-see-you-at-the-hut = Wir sehen uns in der Hütte!

## Gute Manieren

phrase-yes = Ja, gern!
phrase-no-thanks = Nein, danke.
phrase-thank-you = Danke schön!
phrase-you-are-welcome = Gern geschehen!
phrase-sorry = Tut mir leid!
phrase-well-done = Gut gemacht!
phrase-good-game = Das war ein schönes Spiel!
phrase-another-game = Noch eine Runde?
