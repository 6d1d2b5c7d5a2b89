CREATE TABLE "chat_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"sender" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"job_id" integer,
	"client_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recalled_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"job_id" integer,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"not_interested_at" timestamp with time zone,
	"not_interested_reason" text,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seeker_read_id" integer DEFAULT 0 NOT NULL,
	"recruiter_read_id" integer DEFAULT 0 NOT NULL,
	"mailed_id" integer DEFAULT 0 NOT NULL,
	"seeker_typing_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "im_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiters" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"avatar_url" text,
	"online_until" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"school_name" text NOT NULL,
	"degree_id" integer NOT NULL,
	"field_of_study" text,
	"start_month" text NOT NULL,
	"end_month" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"file_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"job_title" text NOT NULL,
	"function_title_id" integer,
	"work_arrangement" text NOT NULL,
	"country" text,
	"location_id" integer,
	"work_language" text,
	"work_timezone" text,
	"industry_id" integer,
	"job_type_id" integer NOT NULL,
	"currency" text NOT NULL,
	"salary_period" text NOT NULL,
	"salary_min" bigint NOT NULL,
	"salary_max" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_facts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"date_of_birth" date,
	"location_id" integer,
	"xp_lvl_id" integer,
	"job_seeking_status" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"start_month" text NOT NULL,
	"end_month" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_sessions" ADD CONSTRAINT "im_sessions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_sessions" ADD CONSTRAINT "im_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD CONSTRAINT "profile_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_chat" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("chat_id","sender","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unmailed" ON "chat_messages" USING btree ("sent_at") WHERE sender = 'recruiter';--> statement-breakpoint
CREATE UNIQUE INDEX "chats_user_recruiter" ON "chats" USING btree ("user_id","recruiter_id");--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_recruiter" ON "chats" USING btree ("recruiter_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_latest" ON "chats" USING btree ("last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "im_sessions_session" ON "im_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "im_sessions_user" ON "im_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recruiters_online" ON "recruiters" USING btree ("online_until") WHERE online_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recruiters_company_name" ON "recruiters" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "educations_user" ON "educations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_preferences_user" ON "job_preferences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_file" ON "resumes" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "work_experiences_user" ON "work_experiences" USING btree ("user_id");--> statement-breakpoint
-- Whatever deletes a resume, its owner's deleted account too, its file is to go as well.
CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_removals (file_key) VALUES (old.file_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resumes_deleted AFTER DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
-- However a session ends, the live connections that it opened are closed, in whichever process they are.
CREATE FUNCTION tell_im_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('im_session_ended', old.token_hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER im_sessions_deleted AFTER DELETE ON im_sessions FOR EACH ROW EXECUTE FUNCTION tell_im_session_ended();
--> statement-breakpoint
-- A suspended member keeps their sessions, which open nothing; what is open already is closed.
CREATE FUNCTION end_im_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM im_sessions WHERE user_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_suspended AFTER UPDATE OF is_suspended ON users FOR EACH ROW WHEN (new.is_suspended)
EXECUTE FUNCTION end_im_sessions();
--> statement-breakpoint
-- Jobs that are here already name their recruiters.
INSERT INTO recruiters (company_id, name, title)
SELECT DISTINCT ON (company_id, recruiter_name) company_id, recruiter_name, recruiter_title
FROM jobs JOIN job_texts ON job_texts.job_id = jobs.id
WHERE company_id IS NOT NULL AND recruiter_name IS NOT NULL
ORDER BY company_id, recruiter_name, jobs.id DESC;
