### What the server answers: why something could not be done, to whoever asked for it.

refused-stale = Something has just happened at the table. Look again!
refused-not-yours = That is for somebody else to decide.
refused-wrong-phase = That is not possible at this point of the game.
refused-no-such-seat = There is no such seat at this table.
refused-seat-taken = Somebody is sitting there already.
refused-seat-not-a-person = Nobody is sitting there, so that has no use.
refused-seat-not-open = That seat is not free.
refused-colour-taken = Somebody has that colour already. Pick another one!
refused-seats-open = A seat is still free. Wait for somebody, invite an animal or take the seat away.
refused-too-few-players = It takes at least two to play.
refused-hikes-missing = Not everyone has said yet when they last went hiking.
refused-not-your-turn = It is not your turn yet.
refused-not-a-move = That is not a move of this game.
refused-illegal = That is not allowed right now.
refused-nothing-to-undo = There is nothing to take back. A tile that was turned over stays turned over.
refused-not-away = Nobody is playing for you: the seat is yours as it is.
refused-no-clock = This game has no clock.
refused-not-due = There is still time left.
refused-not-offered = This link is no longer good. Ask for a new one.
