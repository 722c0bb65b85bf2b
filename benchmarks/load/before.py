"""The old append statement, from before an event had to name the one it follows. Only for comparison."""

_COLUMNS = "game_id, seq, command_id, actor, rules_version, at, body"

PLAIN = f"""
INSERT INTO event ({_COLUMNS})
SELECT $1, $2, $3, $4, $5, clock_timestamp(), $6
WHERE NOT EXISTS (SELECT FROM archive WHERE archive.game_id = $1)
ON CONFLICT DO NOTHING RETURNING at
"""

MANY = f"""
WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now),
happened AS (
  INSERT INTO event ({_COLUMNS})
  SELECT game_id, seq, command_id, actor, rules_version, now, body
  FROM clock, unnest($1::bigint[], $2::int[], $3::uuid[], $4::smallint[], $5::int[], $6::bytea[],
    $9::timestamptz[], $10::timestamptz[])
    AS given (game_id, seq, command_id, actor, rules_version, body, before, after)
  WHERE NOT EXISTS (SELECT FROM archive WHERE archive.game_id = given.game_id)
    AND now < coalesce(before, 'infinity') AND now >= coalesce(after, '-infinity')
  ON CONFLICT DO NOTHING RETURNING game_id, seq, command_id, at
),
to_do AS (
  INSERT INTO job (game_id, seq, kind, due)
  SELECT game_id, seq, kind, at + seconds * interval '1 second'
  FROM happened JOIN unnest($11::bigint[], $12::int[], $13::uuid[], $14::text[], $15::float8[])
    AS duty (game_id, seq, command_id, kind, seconds) USING (game_id, seq, command_id)
)
SELECT game_id, seq, command_id, at FROM happened
"""
