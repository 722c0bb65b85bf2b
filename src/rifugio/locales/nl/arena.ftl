### Tabellen en grafieken van de arena.

arena-title = Arena: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} met { $players } spelers, { $extensions }
arena-base = basisspel
arena-progress = { $done } van { $games } spellen
arena-time-left = nog { $time }
arena-bot = Dier
arena-games = Spellen
arena-wins = Gewonnen
arena-win-share = Aandeel gewonnen
arena-interval = 95%-interval
arena-fair-share = Eerlijk deel
arena-rating = Speelsterkte
arena-rank = Plaats
arena-points = Punten
arena-points-by-source = Punten naar herkomst
arena-per-game = per spel
arena-time-per-turn = Tijd per beurt
arena-longest-turn = Langste beurt
arena-seat = Stoel
arena-seat-wins = Aandeel gewonnen per stoel
arena-first-player = Voordeel van de eerste speler
arena-no-advantage = Er is geen voordeel te zien.
arena-decided = Besliste spellen
arena-shared = Gedeelde overwinningen
arena-beats = { $winner } verslaat { $loser } in { $share } van de besliste spellen.
arena-sets = Complete setjes
arena-bears = Beren ontmoet
arena-visits = Bezoeken
arena-blind = Blind gepakte tegels
arena-written = De grafiek staat in { $file }.
arena-stopped = Gestopt na { $done } spellen.
