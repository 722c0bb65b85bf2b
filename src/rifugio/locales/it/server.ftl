### Che cosa risponde il server: perché una cosa non si è potuta fare, a chi l’ha chiesta.

refused-stale = Al tavolo è appena successo qualcosa. Guarda di nuovo!
refused-not-yours = Questo spetta a qualcun altro.
refused-wrong-phase = A questo punto della partita non si può.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-seat-taken = Lì c’è già seduto qualcuno.
refused-seat-not-a-person = Lì non è seduta nessuna persona, quindi non serve.
refused-seat-not-open = Quel posto non è libero.
refused-colour-taken = Quel colore ce l’ha già qualcuno. Scegline un altro!
refused-seats-open = Un posto è ancora libero. Aspetta qualcuno, invita un animale o togli il posto.
refused-too-few-players = Per giocare bisogna essere almeno in due.
refused-hikes-missing = Non tutti hanno ancora detto quando sono andati a camminare l’ultima volta.
refused-not-your-turn = Non è ancora il tuo turno.
refused-not-a-move = Questa non è una mossa di questo gioco.
refused-illegal = Adesso non è permesso.
refused-nothing-to-undo = Non c’è niente da annullare. Una tessera girata resta girata.
refused-not-away = Nessuno sta giocando per te: il posto è già tuo.
refused-no-clock = Questa partita non ha l’orologio.
refused-not-due = C’è ancora tempo.
refused-not-offered = Questo link non vale più. Chiedine uno nuovo.
