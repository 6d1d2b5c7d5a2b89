CREATE TABLE "operator_acts" (
	"id" serial PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date DEFAULT current_date NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_country_language_keyword_pk" PRIMARY KEY("day","country","language","keyword")
);
--> statement-breakpoint
ALTER TABLE "employer_organisations" ADD COLUMN "suspended_as" text;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "posting" jsonb;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stated_status" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_as" text;--> statement-breakpoint
CREATE INDEX "operator_acts_subject" ON "operator_acts" USING btree ("subject","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "external_clicks_newest" ON "external_clicks" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_reports_job" ON "job_reports" USING btree ("job_id");
--> statement-breakpoint
-- What operators did stays as it was written.
CREATE FUNCTION refuse_operator_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_acts: rows are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_acts_unchanged BEFORE UPDATE OR DELETE ON operator_acts FOR EACH ROW
  EXECUTE FUNCTION refuse_operator_act_change();
