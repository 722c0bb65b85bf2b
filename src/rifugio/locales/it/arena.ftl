### Tabelle e grafici dell’arena.

arena-title = Arena: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $players }, { $extensions }
arena-base = gioco base
arena-progress = { $done } di { $games } partite
arena-time-left = ancora { $time }
arena-bot = Animale
arena-games = Partite
arena-wins = Vittorie
arena-win-share = Quota di vittorie
arena-interval = Intervallo al 95 %
arena-fair-share = Quota equa
arena-rating = Forza di gioco
arena-rank = Posto
arena-points = Punti
arena-points-by-source = Punti per provenienza
arena-per-game = a partita
arena-time-per-turn = Tempo per turno
arena-longest-turn = Turno più lungo
arena-seat = Posto al tavolo
arena-seat-wins = Quota di vittorie per posto al tavolo
arena-first-player = Vantaggio di chi comincia
arena-no-advantage = Non si vede nessun vantaggio.
arena-decided = Partite decise
arena-shared = Vittorie condivise
arena-beats = { $winner } batte { $loser } nel { $share } delle partite decise.
arena-sets = Terne completate
arena-bears = Orsi incontrati
arena-visits = Visite
arena-blind = Tessere prese alla cieca
arena-written = Il grafico è in { $file }.
arena-stopped = Interrotto dopo { $done } partite.
