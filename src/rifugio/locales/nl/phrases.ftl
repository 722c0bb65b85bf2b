### Wat je aan tafel met één tik kunt zeggen. Kort, vriendelijk, en voor iedereen gelijk.

## Komen en gaan

phrase-hello = Hallo allemaal!
phrase-good-morning = Goedemorgen!
phrase-good-evening = Goedenavond!
phrase-nice-to-see-you = Leuk dat je er bent!
phrase-good-luck = Succes!
phrase-have-fun = Veel plezier!
phrase-lets-go = Schoenen aan, daar gaan we!
phrase-one-moment = Een momentje, alsjeblieft.
phrase-back-soon = Ik ben zo terug.
phrase-i-am-back = Daar ben ik weer!
phrase-snack-break = Tijd voor een hapje!
phrase-good-night = Welterusten, slaap lekker!
phrase-bye = Dag, tot gauw!

## Over een beurt

phrase-your-turn = Jij bent aan de beurt!
phrase-take-your-time = Neem rustig de tijd.
phrase-i-am-thinking = Even denken …
phrase-no-idea = Ik heb geen idee wat ik moet doen!
phrase-i-have-a-plan = Ik heb een plan!
phrase-just-in-time = Oef, net op tijd!
phrase-oops = Oeps!
phrase-oh-no = O nee!

## Over wat iemand deed

phrase-nice-walk = Wat een mooie wandeling!
phrase-nice-tile = Die tegel past prachtig!
phrase-nice-hut = Wat een gezellige hut!
phrase-nice-flight = Goede vlucht!
phrase-nice-sailing = Ahoi, kapitein!
phrase-clever = Dat was slim!
phrase-brave = Wat dapper!
phrase-lucky-you = Bofkont!
phrase-wow = Wauw!

## Over de bergen

phrase-ouch-bear = Au, een beer!
phrase-what-a-view = Wat een uitzicht!
phrase-pretty-flower = Wat een mooie bloem!
phrase-cold-water = Brr, wat is dat water koud!
phrase-steep = Dat is steil!
phrase-tired-feet = Mijn voeten zijn moe.
phrase-see-you-at-the-hut = Tot in de hut!

## Goede manieren

phrase-yes = Ja, graag!
phrase-no-thanks = Nee, dank je.
phrase-thank-you = Dank je wel!
phrase-you-are-welcome = Graag gedaan!
phrase-sorry = Het spijt me!
phrase-well-done = Goed gedaan!
phrase-good-game = Dat was een leuk spel!
phrase-another-game = Nog een keer?
