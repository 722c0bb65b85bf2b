### What the server answers: why something could not be done, to whoever asked for it.

refused-stale = Something has just happened at the table. Look again!
refused-not-yours = That is for somebody else to decide.
refused-wrong-phase = That is not possible at this point in the game.
refused-no-such-seat = There is no such seat at this table.
refused-seat-taken = Somebody is sitting there already.
refused-seat-not-a-person = No person is sitting there, so that is not possible.
refused-seat-not-open = That seat is not free.
refused-seat-resigned = Whoever sat there has resigned. An animal plays this seat to the end.
refused-colour-taken = Somebody already has that colour. Pick another one!
refused-seats-open = A seat is still free. Wait for somebody, choose an animal or close the seat.
refused-too-few-players = You need at least two players.
refused-hikes-missing = Not everyone has said when they last went hiking.
refused-not-your-turn = It is not your turn yet.
refused-not-a-move = There is no such move in this game.
refused-illegal = That is not allowed right now.
refused-nothing-to-undo = There is nothing to undo. A tile that was turned over stays turned over.
refused-not-away = Nobody is playing for you. The seat is still yours.
refused-no-holidays = Holidays are for games in which a turn may take a day or more.
refused-no-days-left = You do not have that many days of holiday left in this game.
refused-not-on-holiday = You are not on holiday.
refused-no-clock = This game has no clock.
refused-not-due = There is still time left.
refused-not-offered = This link no longer works. Ask for a new one.
