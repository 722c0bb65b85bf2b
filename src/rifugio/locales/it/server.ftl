### Che cosa risponde il server: perché una cosa non si è potuta fare, a chi l’ha chiesta.

refused-stale = Al tavolo è appena successo qualcosa. Guarda di nuovo!
refused-not-yours = Questo lo decide qualcun altro.
refused-wrong-phase = A questo punto della partita non si può.
refused-no-such-seat = A questo tavolo non c’è quel posto.
refused-seat-taken = Lì c’è già seduto qualcuno.
refused-seat-not-a-person = Lì non è seduta una persona, quindi non si può.
refused-seat-not-open = Quel posto non è libero.
refused-seat-resigned = Chi sedeva lì si è ritirato. Un animale gioca quel posto fino alla fine.
refused-colour-taken = Quel colore ce l’ha già qualcuno. Scegline un altro!
refused-seats-open = Un posto è ancora libero. Aspetta qualcuno, scegli un animale o chiudi il posto.
refused-too-few-players = Dovete essere almeno in due.
refused-hikes-missing = Non tutti hanno detto quando hanno fatto l’ultima escursione.
refused-not-your-turn = Non tocca ancora a te.
refused-not-a-move = In questo gioco non c’è una mossa così.
refused-illegal = Adesso non è permesso.
refused-nothing-to-undo = Non c’è niente da annullare. Una tessera girata resta girata.
refused-not-away = Nessuno sta giocando per te. Il posto è ancora tuo.
refused-no-holidays = In vacanza si può andare solo nelle partite in cui un turno può durare almeno un giorno.
refused-no-days-left = In questa partita non ti restano così tanti giorni di vacanza.
refused-not-on-holiday = Non sei in vacanza.
refused-no-clock = Questa partita non ha l’orologio.
refused-not-due = C’è ancora tempo.
refused-not-offered = Questo link non funziona più. Chiedine uno nuovo.
