CREATE TABLE "withdrawn_files" (
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"copy" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_files_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "registration_calls" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_mails_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "domain_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer,
	"facts" jsonb NOT NULL,
	"relayed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"event_id" bigint NOT NULL,
	"subscriber" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_deliveries_event_id_subscriber_pk" PRIMARY KEY("event_id","subscriber")
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "next_attempt_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawn_files" ADD CONSTRAINT "withdrawn_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_calls" ADD CONSTRAINT "registration_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_domain_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."domain_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_files_created" ON "withdrawn_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registration_calls_created" ON "registration_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_mails_at" ON "notification_mails" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "domain_events_waiting" ON "domain_events" USING btree ("id") WHERE relayed_at is null;--> statement-breakpoint
CREATE INDEX "domain_events_relayed" ON "domain_events" USING btree ("relayed_at");--> statement-breakpoint
CREATE INDEX "domain_events_member" ON "domain_events" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "withdrawn_files" ("application_id", "kind", "copy", "created_at")
SELECT "applications"."id", replace(split_part("scope", ' ', 2), 'withdrawn-', ''), "response", "idempotency_keys"."created_at"
FROM "idempotency_keys" JOIN "applications" ON "applications"."id"::text = "key"
WHERE split_part("scope", ' ', 2) IN ('withdrawn-resume', 'withdrawn-video') AND "response" IS NOT NULL;--> statement-breakpoint
INSERT INTO "registration_calls" ("user_id", "key", "body_hash", "created_at")
SELECT "users"."id", split_part("key", ' ', 1), "body_hash", "idempotency_keys"."created_at"
FROM "idempotency_keys" JOIN "users" ON "users"."id"::text = split_part("key", ' ', 2)
WHERE "scope" = 'register' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "notification_mails" ("user_id", "key", "mailed_at")
SELECT "users"."id", "key", "idempotency_keys"."created_at"
FROM "idempotency_keys" JOIN "users" ON "users"."id"::text = split_part("scope", ' ', 1)
WHERE split_part("scope", ' ', 2) = 'notification-mail' ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "notifications" SET
  "subject" = "notifications"."subject" || CASE WHEN known.job_id IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('job_id', known.job_id) END,
  "facts" = jsonb_build_object('job_title', known.job_title, 'company_name', known.company_name, 'recruiter_name', known.recruiter_name,
    'tab', CASE
      WHEN "notifications"."kind" IN ('application_viewed', 'application_state') THEN coalesce((
        SELECT CASE WHEN bool_or(event.kind = 'interview') THEN 'interview' WHEN bool_or(event.kind = 'interested') THEN 'interested'
          WHEN bool_or(event.kind = 'viewed') THEN 'viewed' ELSE 'pending' END
        FROM "application_events" AS event WHERE event.application_id = known.application_id), 'pending')
      WHEN "notifications"."kind" = 'recruiter_interested' THEN 'interested'
      WHEN "notifications"."kind" = 'profile_viewed' THEN 'viewers' END)
FROM (
  SELECT told.id, application.id AS application_id, job.id AS job_id, job.title AS job_title, company.name AS company_name, recruiter.name AS recruiter_name
  FROM "notifications" AS told
    LEFT JOIN "applications" AS application ON application.id = (told.subject ->> 'application_id')::int
    LEFT JOIN "chats" AS chat ON chat.id = (told.subject ->> 'chat_id')::int
    LEFT JOIN "jobs" AS job ON job.id = coalesce((told.subject ->> 'job_id')::int, application.job_id, chat.job_id)
    LEFT JOIN "recruiters" AS recruiter ON recruiter.id = coalesce((told.subject ->> 'recruiter_id')::int, chat.recruiter_id)
    LEFT JOIN "companies" AS company ON company.id = coalesce(
      (told.subject ->> 'company_id')::int, recruiter.company_id, application.employer_id, job.company_id)
) AS known WHERE known.id = "notifications"."id";
