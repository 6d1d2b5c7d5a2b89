-- Filters are and-ed in the processes now, and orders kept there. Processes of the former release read their bits and walk the ordered
-- indexes until the last of them is replaced, so these go a day later (database/retire-former-search.ts, ADR 25); at once where there
-- is nothing to search yet.
CREATE INDEX "jobs_country_newest_alone" ON "jobs" USING btree ("country","rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE FUNCTION retire_former_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TRIGGER IF EXISTS jobs_search_bits_inserted ON jobs;
  DROP TRIGGER IF EXISTS jobs_search_bits_deleted ON jobs;
  DROP TRIGGER IF EXISTS jobs_search_bits_updated ON jobs;
  DROP FUNCTION IF EXISTS search_bits_added(), search_bits_removed(), search_bits_updated(), search_bits_of(integer[], smallint[]);
  DROP INDEX IF EXISTS jobs_newest, jobs_pay, jobs_country_pay, jobs_abroad_newest, jobs_abroad_pay, jobs_abroad_words, jobs_web3_newest;
  IF EXISTS (SELECT FROM pg_class WHERE oid = to_regclass('jobs_country_newest_alone')) THEN
    DROP INDEX jobs_country_newest;
    ALTER INDEX jobs_country_newest_alone RENAME TO jobs_country_newest;
  END IF;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM jobs) THEN
    INSERT INTO settings (key, value) VALUES ('former_search', '{}');
  ELSE
    PERFORM retire_former_search();
    DROP FUNCTION retire_former_search();
  END IF;
END $$;
