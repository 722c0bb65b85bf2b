### Wat de server antwoordt: waarom iets niet kon, aan wie erom vroeg.

refused-stale = Er is net iets gebeurd aan tafel. Kijk nog eens!
refused-not-yours = Dat mag iemand anders beslissen.
refused-wrong-phase = Dat kan nu niet in het spel.
refused-no-such-seat = Die plaats is er niet aan deze tafel.
refused-seat-taken = Daar zit al iemand.
refused-seat-not-a-person = Daar zit geen mens, dus dat kan niet.
refused-seat-not-open = Die plaats is niet vrij.
refused-seat-resigned = Wie daar zat, heeft opgegeven. Een dier speelt deze plaats uit.
refused-colour-taken = Iemand heeft die kleur al. Kies een andere!
refused-seats-open = Er is nog een plaats vrij. Wacht op iemand, kies een dier of sluit de plaats.
refused-too-few-players = Je moet minstens met z’n tweeën zijn.
refused-hikes-missing = Nog niet iedereen heeft gezegd wanneer de laatste wandeling was.
refused-not-your-turn = Je bent nog niet aan de beurt.
refused-not-a-move = Zo’n zet bestaat niet in dit spel.
refused-illegal = Dat mag nu niet.
refused-nothing-to-undo = Er valt niets ongedaan te maken. Een omgedraaide tegel blijft omgedraaid.
refused-not-away = Niemand speelt voor jou. De plaats is gewoon van jou.
refused-no-holidays = Vakantie kan alleen in spellen waarin een beurt een dag of langer mag duren.
refused-no-days-left = Zoveel vakantiedagen heb je in dit spel niet meer.
refused-not-on-holiday = Je bent niet op vakantie.
refused-no-clock = Dit spel heeft geen klok.
refused-not-due = Er is nog tijd over.
refused-not-offered = Deze link werkt niet meer. Vraag om een nieuwe.
