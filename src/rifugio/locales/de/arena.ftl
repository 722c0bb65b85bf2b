### Tabellen und Diagramme der Arena.

arena-title = Arena: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} mit { $players } am Tisch, { $extensions }
arena-base = Grundspiel
arena-progress = { $done } von { $games } Spielen
arena-time-left = noch { $time }
arena-bot = Tier
arena-games = Spiele
arena-wins = Siege
arena-win-share = Anteil der Siege
arena-interval = 95-%-Intervall
arena-fair-share = Gerechter Anteil
arena-rating = Spielstärke
arena-rank = Rang
arena-points = Punkte
arena-points-by-source = Punkte nach Herkunft
arena-per-game = pro Spiel
arena-time-per-turn = Zeit pro Zug
arena-longest-turn = Längster Zug
arena-seat = Sitzplatz
arena-seat-wins = Anteil der Siege nach Sitzplatz
arena-first-player = Vorteil des ersten Platzes
arena-no-advantage = Ein Vorteil ist nicht zu erkennen.
arena-decided = Entschiedene Spiele
arena-shared = Geteilte Siege
arena-beats = { $winner } schlägt { $loser } in { $share } der entschiedenen Spiele.
arena-sets = Vollständige Reihen
arena-bears = Getroffene Bären
arena-visits = Besuche
arena-blind = Blind gezogene Plättchen
arena-written = Das Diagramm liegt in { $file }.
arena-stopped = Nach { $done } Spielen angehalten.
