### Tables and charts of the arena.

arena-title = Arena: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players, { $extensions }
arena-base = base game
arena-progress = { $done } of { $games } games
arena-time-left = { $time } to go
arena-bot = Animal
arena-games = Games
arena-wins = Wins
arena-win-share = Share of wins
arena-interval = 95 % interval
arena-fair-share = Fair share
arena-rating = Rating
arena-rank = Rank
arena-points = Points
arena-points-by-source = Points by source
arena-per-game = per game
arena-time-per-turn = Time per turn
arena-longest-turn = Longest turn
arena-seat = Seat
arena-seat-wins = Share of wins by seat
arena-first-player = Advantage of the first player
arena-no-advantage = No advantage can be seen.
arena-decided = Decided games
arena-shared = Shared victories
arena-beats = { $winner } beats { $loser } in { $share } of the decided games.
arena-sets = Sets completed
arena-bears = Bears met
arena-visits = Visits
arena-blind = Tiles taken unseen
arena-written = The chart is in { $file }.
arena-stopped = Stopped after { $done } games.
