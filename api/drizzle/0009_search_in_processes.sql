DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_pay";--> statement-breakpoint
DROP INDEX "jobs_country_pay";--> statement-breakpoint
DROP INDEX "jobs_abroad_newest";--> statement-breakpoint
DROP INDEX "jobs_abroad_pay";--> statement-breakpoint
DROP INDEX "jobs_abroad_words";--> statement-breakpoint
DROP INDEX "jobs_web3_newest";--> statement-breakpoint
DROP INDEX "jobs_country_newest";--> statement-breakpoint
CREATE INDEX "jobs_country_newest" ON "jobs" USING btree ("country","rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
-- Filters are and-ed in the processes now; only the bits of kept words are still asked for.
DROP TRIGGER jobs_search_bits_inserted ON jobs;
--> statement-breakpoint
DROP TRIGGER jobs_search_bits_deleted ON jobs;
--> statement-breakpoint
DROP TRIGGER jobs_search_bits_updated ON jobs;
--> statement-breakpoint
DROP FUNCTION search_bits_added(), search_bits_removed(), search_bits_updated(), search_bits_of(integer[], smallint[]);
--> statement-breakpoint
DELETE FROM search_bits WHERE tag < 385875968;
