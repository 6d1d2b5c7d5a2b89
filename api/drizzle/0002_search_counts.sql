-- Facets of a whole country and suggestions are read from small tables, never counted over a million jobs. These triggers keep
-- them true, whoever writes: once per statement, over the rows that it touched. Tag 0 of scope 0 is locked first by every writer,
-- so that writers wait for each other instead of for themselves.
CREATE FUNCTION search_counts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_counts AS known (scope, tag, count)
  SELECT s.scope, t.tag, count(*)
  FROM changed_jobs, unnest(scopes || 0::smallint) AS s(scope), unnest(tags || 0) AS t(tag)
  WHERE status = 'open'
  GROUP BY s.scope, t.tag
  ORDER BY s.scope, t.tag
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count + excluded.count;

  INSERT INTO search_titles AS known (country, title_terms, title, count)
  SELECT country, title_terms, min(title), count(*)
  FROM changed_jobs
  WHERE status = 'open' AND title_terms <> ''
  GROUP BY country, title_terms
  ORDER BY country, title_terms
  ON CONFLICT (country, title_terms) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_counts_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_counts WHERE scope = 0 AND tag = 0 FOR UPDATE;
  UPDATE search_counts AS known SET count = known.count - gone.count
  FROM (
    SELECT s.scope, t.tag, count(*)::int AS count
    FROM changed_jobs, unnest(scopes || 0::smallint) AS s(scope), unnest(tags || 0) AS t(tag)
    WHERE status = 'open'
    GROUP BY s.scope, t.tag
    ORDER BY s.scope, t.tag
  ) AS gone
  WHERE known.scope = gone.scope AND known.tag = gone.tag;

  WITH gone AS (
    SELECT country, title_terms, count(*)::int AS count
    FROM changed_jobs
    WHERE status = 'open' AND title_terms <> ''
    GROUP BY country, title_terms
  )
  UPDATE search_titles AS known SET count = known.count - gone.count
  FROM gone
  WHERE known.country = gone.country AND known.title_terms = gone.title_terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_counts_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_added();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_updated_from AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_updated_to AFTER UPDATE ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_added();
