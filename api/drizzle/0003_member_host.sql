ALTER TABLE "job_alerts" ADD COLUMN "host_country" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "masked_pay" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "host_country" text;--> statement-breakpoint
-- A permission that never did anything.
UPDATE "recruiters" SET "permissions" = array_remove("permissions", 'talent_analysis') WHERE 'talent_analysis' = any("permissions");
