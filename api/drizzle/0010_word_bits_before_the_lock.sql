-- As before, but the bits too are made before writers have to wait: what is left to do under the lock is to put them in.
CREATE OR REPLACE FUNCTION keep_search_word(new_word text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_id integer;
  known_change bigint;
  -- The tags of a word are 385875968 and its id, those of titles 402653184 and its id (groups 23 and 24 of search/tags.ts).
  tags integer[];
  chunks integer[];
  made bit(4096)[];
  written integer[];
  query text := '''' || replace(replace(new_word, '\', '\\'), '''', '''''') || '''';
BEGIN
  IF EXISTS (SELECT FROM search_words WHERE word = new_word) THEN RETURN; END IF;
  SELECT coalesce(max(id), 0) INTO known_change FROM search_changes;
  SELECT array_agg(tag), array_agg(chunk), array_agg(bits) INTO tags, chunks, made FROM (
    SELECT 385875968 AS tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM jobs WHERE status = 'open' AND search_vector @@ query::tsquery GROUP BY id >> 12
    UNION ALL
    SELECT 402653184, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
    FROM jobs WHERE status = 'open' AND head_vector @@ (query || ':A')::tsquery GROUP BY id >> 12
  ) AS listed;

  INSERT INTO search_counts AS known (scope, tag, count) VALUES (0, 0, 0)
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count;
  INSERT INTO search_words (word) VALUES (new_word) ON CONFLICT DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN; END IF;
  INSERT INTO search_bits (tag, chunk, bits)
  SELECT tag + new_id, chunk, bits FROM unnest(tags, chunks, made) AS listed(tag, chunk, bits) ORDER BY tag, chunk;

  SELECT array_agg(DISTINCT job_id) INTO written FROM search_changes, unnest(job_ids) AS job_id WHERE id > known_change;
  IF written IS NULL THEN RETURN; END IF;
  UPDATE search_bits AS known SET bits = known.bits & ~late.bits
  FROM (
    SELECT id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM unnest(written) AS late(id) GROUP BY id >> 12
  ) AS late
  WHERE known.tag IN (385875968 + new_id, 402653184 + new_id) AND known.chunk = late.chunk;
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM (
    SELECT 385875968 + new_id AS tag, id FROM jobs
    WHERE id = ANY (written) AND status = 'open' AND search_vector @@ query::tsquery
    UNION ALL
    SELECT 402653184 + new_id, id FROM jobs
    WHERE id = ANY (written) AND status = 'open' AND head_vector @@ (query || ':A')::tsquery
  ) AS t
  GROUP BY t.tag, id >> 12 ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
END $$;
