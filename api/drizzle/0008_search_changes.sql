CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_ids" integer[] NOT NULL
);
--> statement-breakpoint
-- Named to come after the triggers of search_counts, which make writers wait for each other: so changes are numbered in the order in
-- which they are committed, and who knows all up to a number misses none.
CREATE FUNCTION search_changes_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (job_ids)
  SELECT array_agg(id) FROM changed_jobs WHERE status = 'open' HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changes_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (job_ids)
  SELECT array_agg(id) FROM (
    SELECT id FROM old_jobs WHERE status = 'open' UNION SELECT id FROM new_jobs WHERE status = 'open'
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_inserted();
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_inserted();
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_updated AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_updated();
--> statement-breakpoint
-- Keeps one more word. Its jobs are listed before anyone has to wait; what was written meanwhile, search_changes tells. Only then writers
-- wait, at tag 0 of scope 0, until the bits are in; who waits for it goes on with a trigger that sees the new word.
CREATE OR REPLACE FUNCTION keep_search_word(new_word text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_id integer;
  known_change bigint;
  listed integer[];
  in_titles integer[];
  written integer[];
  query text := '''' || replace(replace(new_word, '\', '\\'), '''', '''''') || '''';
BEGIN
  IF EXISTS (SELECT FROM search_words WHERE word = new_word) THEN RETURN; END IF;
  SELECT coalesce(max(id), 0) INTO known_change FROM search_changes;
  SELECT array_agg(id), array_agg(id) FILTER (WHERE head_vector @@ (query || ':A')::tsquery) INTO listed, in_titles
  FROM jobs WHERE status = 'open' AND search_vector @@ query::tsquery;

  INSERT INTO search_counts AS known (scope, tag, count) VALUES (0, 0, 0)
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count;
  INSERT INTO search_words (word) VALUES (new_word) ON CONFLICT DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN; END IF;
  SELECT array_agg(DISTINCT job_id) INTO written FROM search_changes, unnest(job_ids) AS job_id WHERE id > known_change;
  INSERT INTO search_bits (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM (
    SELECT 385875968 + new_id AS tag, unnest(listed) AS id UNION ALL SELECT 402653184 + new_id, unnest(in_titles)
  ) AS t
  WHERE NOT EXISTS (SELECT FROM unnest(written) AS late(id) WHERE late.id = t.id)
  GROUP BY t.tag, id >> 12 ORDER BY t.tag, id >> 12;
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
