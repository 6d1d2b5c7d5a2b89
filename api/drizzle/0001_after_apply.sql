CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recruiter_id" integer,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_resumes" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_organisations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employer_organisations_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_companies" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"day" date DEFAULT current_date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_views_user_id_recruiter_id_day_pk" PRIMARY KEY("user_id","recruiter_id","day")
);
--> statement-breakpoint
CREATE TABLE "recruiter_interests" (
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"job_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruiter_interests_user_id_recruiter_id_pk" PRIMARY KEY("user_id","recruiter_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"endpoint_id" integer NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_status" smallint,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" serial PRIMARY KEY NOT NULL,
	"organisation_id" integer,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_alert_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"alert_id" integer,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_alert_jobs" (
	"alert_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alert_jobs_alert_id_job_id_pk" PRIMARY KEY("alert_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_alert_runs" (
	"alert_id" integer NOT NULL,
	"period" text NOT NULL,
	"job_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_alert_runs_alert_id_period_pk" PRIMARY KEY("alert_id","period")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"criteria_hash" text NOT NULL,
	"frequency" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"next_run_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_notes" (
	"seeker_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_notes_seeker_id_job_id_pk" PRIMARY KEY("seeker_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"event_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_user_job";--> statement-breakpoint
DROP INDEX "jobs_company";--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "quiet_hours" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "attempt" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "profile" jsonb;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "role" text DEFAULT 'recruiter' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "verified_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "auto_reply" text;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "copy" jsonb;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_resumes" ADD CONSTRAINT "application_resumes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_companies" ADD CONSTRAINT "organisation_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_companies" ADD CONSTRAINT "organisation_companies_organisation_id_employer_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."employer_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_interests" ADD CONSTRAINT "recruiter_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_interests" ADD CONSTRAINT "recruiter_interests_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_interests" ADD CONSTRAINT "recruiter_interests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organisation_id_employer_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."employer_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_consents" ADD CONSTRAINT "job_alert_consents_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_jobs" ADD CONSTRAINT "job_alert_jobs_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_jobs" ADD CONSTRAINT "job_alert_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alert_runs" ADD CONSTRAINT "job_alert_runs_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_sent" ON "application_events" USING btree ("application_id") WHERE kind = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_withdrawn" ON "application_events" USING btree ("application_id") WHERE kind = 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_viewed" ON "application_events" USING btree ("application_id","recruiter_id") WHERE kind = 'viewed';--> statement-breakpoint
CREATE UNIQUE INDEX "application_resumes_file" ON "application_resumes" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "organisation_companies_organisation" ON "organisation_companies" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "profile_views_newest" ON "profile_views" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_views_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "recruiter_interests_newest" ON "recruiter_interests" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE delivered_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_organisation" ON "webhook_endpoints" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "job_alert_consents_email" ON "job_alert_consents" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "job_alert_jobs_fingerprint" ON "job_alert_jobs" USING btree ("alert_id","fingerprint");--> statement-breakpoint
CREATE INDEX "job_alert_jobs_at" ON "job_alert_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_alert_runs_at" ON "job_alert_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_alerts_user" ON "job_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_alerts_email" ON "job_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "job_alerts_due" ON "job_alerts" USING btree ("next_run_at") WHERE confirmed_at is not null and paused_at is null;--> statement-breakpoint
CREATE INDEX "job_alerts_unconfirmed" ON "job_alerts" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event" ON "notifications" USING btree ("user_id","event_key");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_active" ON "applications" USING btree ("user_id","job_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_user_job" ON "applications" USING btree ("user_id","job_id","attempt");--> statement-breakpoint
-- What happened to the applications that are there already, as far as it is known.
INSERT INTO application_events (application_id, kind, at) SELECT id, 'sent', applied_at FROM applications ORDER BY id;--> statement-breakpoint
INSERT INTO application_events (application_id, kind, at)
SELECT id, 'withdrawn', coalesce(withdrawn_at, applied_at) FROM applications WHERE status = 'withdrawn' ORDER BY id;--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_attempts" CHECK ("applications"."attempt" in (1, 2));--> statement-breakpoint
-- An application's copy of a resume goes with its row, whatever statement deletes it.
CREATE TRIGGER application_resumes_deleted AFTER DELETE ON application_resumes FOR EACH ROW EXECUTE FUNCTION note_file_removal();
