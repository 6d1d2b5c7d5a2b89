CREATE TABLE "search_bits" (
	"tag" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "search_bits_tag_chunk_pk" PRIMARY KEY("tag","chunk")
);
--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_pay";--> statement-breakpoint
DROP INDEX "jobs_country_newest";--> statement-breakpoint
DROP INDEX "jobs_country_pay";--> statement-breakpoint
DROP INDEX "jobs_abroad_newest";--> statement-breakpoint
DROP INDEX "jobs_abroad_pay";--> statement-breakpoint
CREATE INDEX "jobs_abroad_words" ON "jobs" USING gin ("scopes","tags","search_vector") WHERE status = 'open' and cardinality(scopes) > 1;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("rank_at" DESC NULLS LAST,"id" DESC NULLS LAST,"valid_through","pay_month_usd","pay_month_usd_min","tags") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree ("pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST,"valid_through","rank_at","pay_month_usd_min","tags") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_newest" ON "jobs" USING btree ("country","rank_at" DESC NULLS LAST,"id" DESC NULLS LAST,"valid_through","pay_month_usd","pay_month_usd_min","tags") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_pay" ON "jobs" USING btree ("country","pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST,"valid_through","rank_at","pay_month_usd_min","tags") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_abroad_newest" ON "jobs" USING btree ("rank_at" DESC NULLS LAST,"id" DESC NULLS LAST,"country","scopes","valid_through","pay_month_usd","pay_month_usd_min","tags") WHERE status = 'open' and cardinality(scopes) > 1;--> statement-breakpoint
CREATE INDEX "jobs_abroad_pay" ON "jobs" USING btree ("pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST,"country","scopes","valid_through","rank_at","pay_month_usd_min","tags") WHERE status = 'open' and cardinality(scopes) > 1;--> statement-breakpoint
-- Written like the triggers of search_counts, which come first by their names and make writers wait for each other.
CREATE FUNCTION search_bits_of(job_tags integer[], job_scopes smallint[]) RETURNS SETOF integer LANGUAGE sql IMMUTABLE AS $$
  -- Groups 21 and 22 of search/tags.ts; a job's own country is the first of its scopes.
  SELECT unnest(job_tags) UNION ALL SELECT 352321536 + unnest(job_scopes) UNION ALL SELECT 369098752 + unnest(job_scopes[2:])
$$;
--> statement-breakpoint
CREATE FUNCTION search_bits_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM changed_jobs, search_bits_of(tags, scopes) AS t(tag)
  WHERE status = 'open'
  GROUP BY t.tag, id >> 12
  ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_bits_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM (
    SELECT t.tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM changed_jobs, search_bits_of(tags, scopes) AS t(tag)
    WHERE status = 'open'
    GROUP BY t.tag, id >> 12
  ) AS gone
  WHERE known.tag = gone.tag AND known.chunk = gone.chunk;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most changes of a job leave its filters as they are, and then nothing is written.
CREATE FUNCTION search_bits_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH before AS (
    SELECT t.tag, id FROM old_jobs, search_bits_of(tags, scopes) AS t(tag) WHERE status = 'open'
  ), after AS (
    SELECT t.tag, id FROM new_jobs, search_bits_of(tags, scopes) AS t(tag) WHERE status = 'open'
  ), gone AS (
    SELECT tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM (SELECT * FROM before EXCEPT SELECT * FROM after) AS lost
    GROUP BY tag, id >> 12
  )
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM gone WHERE known.tag = gone.tag AND known.chunk = gone.chunk;

  WITH before AS (
    SELECT t.tag, id FROM old_jobs, search_bits_of(tags, scopes) AS t(tag) WHERE status = 'open'
  ), after AS (
    SELECT t.tag, id FROM new_jobs, search_bits_of(tags, scopes) AS t(tag) WHERE status = 'open'
  )
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS won
  GROUP BY tag, id >> 12
  ORDER BY tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO search_bits (tag, chunk, bits)
SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
FROM jobs, search_bits_of(tags, scopes) AS t(tag)
WHERE status = 'open'
GROUP BY t.tag, id >> 12
ORDER BY t.tag, id >> 12;
--> statement-breakpoint
CREATE TRIGGER jobs_search_bits_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_bits_added();
--> statement-breakpoint
CREATE TRIGGER jobs_search_bits_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_bits_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_search_bits_updated AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_bits_updated();
