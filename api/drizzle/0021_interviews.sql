CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"interview_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"result" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_reports" (
	"user_id" integer NOT NULL,
	"interview_id" integer NOT NULL,
	"reason_id" smallint NOT NULL,
	"text" text,
	"copy" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "interview_reports_user_id_interview_id_pk" PRIMARY KEY("user_id","interview_id")
);
--> statement-breakpoint
CREATE TABLE "interview_times" (
	"id" serial PRIMARY KEY NOT NULL,
	"interview_id" integer NOT NULL,
	"proposed_by" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"local_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"duration_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer,
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"job_id" integer,
	"application_id" integer,
	"client_id" uuid NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"times_by" text DEFAULT 'recruiter' NOT NULL,
	"accepted_time_id" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"last_starts_at" timestamp with time zone NOT NULL,
	"recruiter_time_zone" text NOT NULL,
	"seeker_time_zone" text,
	"format" text NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"check_in_code" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"video_url" text,
	"interviewers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"what_to_bring" text,
	"note" text,
	"checked_in_at" timestamp with time zone,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	"objection" text,
	"objection_text" text,
	"objected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recruiter_id" integer NOT NULL,
	"filename" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer,
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"job_id" integer,
	"application_id" integer,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"pay" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"place" text,
	"text" text,
	"filename" text,
	"file_size" integer,
	"file_key" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"message" text,
	"expiry_published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reports" ADD CONSTRAINT "interview_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reports" ADD CONSTRAINT "interview_reports_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_files" ADD CONSTRAINT "offer_files_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "interview_events_interview" ON "interview_events" USING btree ("interview_id","id");--> statement-breakpoint
CREATE INDEX "interview_reports_open" ON "interview_reports" USING btree ("at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "interview_times_interview" ON "interview_times" USING btree ("interview_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_client" ON "interviews" USING btree ("recruiter_id","client_id");--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_recruiter" ON "interviews" USING btree ("recruiter_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_chat" ON "interviews" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_accepted" ON "interviews" USING btree ("starts_at") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "interviews_objections" ON "interviews" USING btree ("objected_at") WHERE objection = 'open';--> statement-breakpoint
CREATE INDEX "offer_files_recruiter" ON "offer_files" USING btree ("recruiter_id");--> statement-breakpoint
CREATE INDEX "offer_files_created" ON "offer_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_files_file" ON "offer_files" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_client" ON "offers" USING btree ("recruiter_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_file" ON "offers" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "offers_user" ON "offers" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_recruiter" ON "offers" USING btree ("recruiter_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_chat" ON "offers" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "offers_application" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offers_unexpired" ON "offers" USING btree ("expires_at") WHERE state = 'sent' and expiry_published_at is null;--> statement-breakpoint
CREATE TRIGGER offers_deleted AFTER DELETE ON offers FOR EACH ROW WHEN (old.file_key IS NOT NULL) EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
CREATE TRIGGER offer_files_deleted AFTER DELETE ON offer_files FOR EACH ROW EXECUTE FUNCTION note_file_removal();
