CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
-- Written like the triggers of search_bits. Groups 23 and 24 of search/tags.ts; in the head vector, weight A is the title.
CREATE FUNCTION search_word_tags(words tsvector, head tsvector) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT 385875968 + known.id FROM unnest(tsvector_to_array(words)) AS held(word) JOIN search_words AS known USING (word)
  UNION ALL
  SELECT 402653184 + known.id
  FROM unnest(head) AS held(word, positions, weights) JOIN search_words AS known USING (word)
  WHERE 'A' = ANY (weights)
$$;
--> statement-breakpoint
CREATE FUNCTION search_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM changed_jobs, search_word_tags(search_vector, head_vector) AS t(tag)
  WHERE status = 'open'
  GROUP BY t.tag, id >> 12
  ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM (
    SELECT t.tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM changed_jobs, search_word_tags(search_vector, head_vector) AS t(tag)
    WHERE status = 'open'
    GROUP BY t.tag, id >> 12
  ) AS gone
  WHERE known.tag = gone.tag AND known.chunk = gone.chunk;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  WITH gone AS (
    SELECT t.tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM old_jobs JOIN new_jobs USING (id), search_word_tags(old_jobs.search_vector, old_jobs.head_vector) AS t(tag)
    WHERE old_jobs.status = 'open'
      AND (old_jobs.search_vector, old_jobs.head_vector, old_jobs.status)
        IS DISTINCT FROM (new_jobs.search_vector, new_jobs.head_vector, new_jobs.status)
    GROUP BY t.tag, id >> 12
  )
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM gone WHERE known.tag = gone.tag AND known.chunk = gone.chunk;

  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM old_jobs JOIN new_jobs USING (id), search_word_tags(new_jobs.search_vector, new_jobs.head_vector) AS t(tag)
  WHERE new_jobs.status = 'open'
    AND (old_jobs.search_vector, old_jobs.head_vector, old_jobs.status)
      IS DISTINCT FROM (new_jobs.search_vector, new_jobs.head_vector, new_jobs.status)
  GROUP BY t.tag, id >> 12
  ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps one more word. Whoever writes jobs holds tag 0 of scope 0 until the end of the transaction, so none is at it meanwhile; who
-- waits for it here goes on with a trigger that sees the new word.
CREATE FUNCTION keep_search_word(new_word text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_id integer;
  query text := '''' || replace(replace(new_word, '\', '\\'), '''', '''''') || '''';
BEGIN
  INSERT INTO search_counts AS known (scope, tag, count) VALUES (0, 0, 0)
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count;
  INSERT INTO search_words (word) VALUES (new_word) ON CONFLICT DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN; END IF;
  INSERT INTO search_bits (tag, chunk, bits)
  SELECT 385875968 + new_id, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM jobs WHERE status = 'open' AND search_vector @@ query::tsquery
  GROUP BY id >> 12 ORDER BY id >> 12;
  INSERT INTO search_bits (tag, chunk, bits)
  SELECT 402653184 + new_id, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM jobs WHERE status = 'open' AND head_vector @@ (query || ':A')::tsquery
  GROUP BY id >> 12 ORDER BY id >> 12;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_added();
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_updated AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_updated();
