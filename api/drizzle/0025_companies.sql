CREATE TABLE "company_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"recruiter_id" integer,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_logos_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "company_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"caption" text,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"founded_in" integer,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"registration_number" text,
	"registration_register" text,
	"registered_on" date,
	"registration_withdrawn_on" date,
	"checks" text[] DEFAULT '{}' NOT NULL,
	"checked_on" date,
	"checked_until" date,
	"latitude" double precision,
	"longitude" double precision,
	"culture_text" text,
	"life_text" text,
	"social_media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"news" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"own_facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "remote_jobs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "web3_jobs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "followers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "type_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "location_id" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_documents_file" ON "company_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "company_documents_company" ON "company_documents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_pictures_company" ON "company_pictures" USING btree ("company_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "company_pictures_url" ON "company_pictures" USING btree ("url") WHERE file_key is not null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_companies_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_merged" ON "companies" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
-- A deleted row schedules the removal of its file.
CREATE TRIGGER company_pictures_deleted AFTER DELETE ON company_pictures FOR EACH ROW WHEN (old.file_key IS NOT NULL) EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
CREATE TRIGGER company_logos_deleted AFTER DELETE ON company_logos FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
CREATE TRIGGER company_documents_deleted AFTER DELETE ON company_documents FOR EACH ROW EXECUTE FUNCTION note_file_removal();
