CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"source" text NOT NULL,
	"first_message" text,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "screening_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"question_id" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"identifier" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"logo_url" text,
	"industry_id" integer,
	"size_id" integer,
	"financing_stage_id" integer,
	"overview" text,
	"website" text,
	"location" text,
	"address" text,
	"benefit_ids" integer[] DEFAULT '{}' NOT NULL,
	"culture_ids" integer[] DEFAULT '{}' NOT NULL,
	"open_jobs" integer DEFAULT 0 NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_clicks" (
	"id" serial PRIMARY KEY NOT NULL,
	"seeker_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"seeker_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"reason_id" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reports_seeker_id_job_id_pk" PRIMARY KEY("seeker_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_texts" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"description" jsonb NOT NULL,
	"responsibilities" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"benefits" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"industry" text,
	"full_address" text,
	"openings" integer,
	"recruiter_name" text,
	"recruiter_title" text,
	"japan" jsonb
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"seeker_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"source" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_views_seeker_id_job_id_pk" PRIMARY KEY("seeker_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"identifier" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"language" text,
	"company_id" integer,
	"country" text NOT NULL,
	"places" jsonb NOT NULL,
	"pay_min" double precision,
	"pay_max" double precision,
	"pay_currency" text,
	"pay_period" text,
	"job_type_id" integer,
	"xp_lvl_id" integer,
	"degree_id" integer,
	"main_function_id" integer,
	"job_function_id" integer,
	"function_title_id" integer,
	"arrangement" text,
	"applicant_kind" text,
	"applicant_countries" text[] DEFAULT '{}' NOT NULL,
	"posted_at" timestamp with time zone,
	"reposted_at" timestamp with time zone,
	"valid_through" timestamp with time zone,
	"status" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"is_web3" boolean NOT NULL,
	"recruiter_activity" text,
	"response_rate" real,
	"external_url" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_vector" "tsvector" NOT NULL,
	"head_vector" "tsvector" NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"scopes" smallint[] DEFAULT '{}' NOT NULL,
	"title_terms" text NOT NULL,
	"pay_month_usd" double precision,
	"rank_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"seeker_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_seeker_id_job_id_pk" PRIMARY KEY("seeker_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "screening_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"type" text NOT NULL,
	"options" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"url" text NOT NULL,
	"minutes" integer,
	"is_free" boolean NOT NULL,
	"main_function_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" text NOT NULL,
	"country" text NOT NULL,
	"terms" text NOT NULL,
	"query" text NOT NULL,
	"job_title_id" integer,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"scope" smallint NOT NULL,
	"tag" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_scope_tag_pk" PRIMARY KEY("scope","tag")
);
--> statement-breakpoint
CREATE TABLE "search_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"title_terms" text NOT NULL,
	"title" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seekers" (
	"id" serial PRIMARY KEY NOT NULL,
	"device_uuid" text,
	"device_name" text,
	"device_type" text,
	"push_token" text,
	"country" text,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"seeker_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_num" text,
	"avatar" text,
	"active_key" integer DEFAULT 1 NOT NULL,
	"is_mobile_verified" boolean DEFAULT false NOT NULL,
	"is_email_verify" boolean DEFAULT false NOT NULL,
	"is_profile_completed" boolean DEFAULT false NOT NULL,
	"is_new_account" boolean DEFAULT true NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"chat_flow" text DEFAULT '0' NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_question_id_screening_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screening_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_clicks" ADD CONSTRAINT "external_clicks_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_clicks" ADD CONSTRAINT "external_clicks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_texts" ADD CONSTRAINT "job_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_questions" ADD CONSTRAINT "screening_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_seekers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."seekers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_user_job" ON "applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("user_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screening_answers_application" ON "screening_answers" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_source_identifier" ON "companies" USING btree ("source","identifier");--> statement-breakpoint
CREATE INDEX "companies_hiring" ON "companies" USING btree ("country","open_jobs" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "external_clicks_job" ON "external_clicks" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_views_newest" ON "job_views" USING btree ("seeker_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_source_identifier" ON "jobs" USING btree ("source","identifier");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_search_vector" ON "jobs" USING gin ("search_vector") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_head_vector" ON "jobs" USING gin ("head_vector") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree ("pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_newest" ON "jobs" USING btree ("country","rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_pay" ON "jobs" USING btree ("country","pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_main_function" ON "jobs" USING btree ("country","main_function_id","rank_at" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_abroad_newest" ON "jobs" USING btree ("rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and cardinality(scopes) > 1;--> statement-breakpoint
CREATE INDEX "jobs_abroad_pay" ON "jobs" USING btree ("pay_month_usd" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and cardinality(scopes) > 1;--> statement-breakpoint
CREATE INDEX "jobs_web3_newest" ON "jobs" USING btree ("rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and is_web3;--> statement-breakpoint
CREATE INDEX "jobs_expiring" ON "jobs" USING btree ("valid_through") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "saved_jobs_newest" ON "saved_jobs" USING btree ("seeker_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "screening_questions_job_position" ON "screening_questions" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hot_searches_day_country_terms" ON "hot_searches" USING btree ("day","country","terms");--> statement-breakpoint
CREATE UNIQUE INDEX "search_titles_country_terms" ON "search_titles" USING btree ("country","title_terms");--> statement-breakpoint
CREATE INDEX "search_titles_prefix" ON "search_titles" USING btree ("country","title_terms" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_titles_typo" ON "search_titles" USING gin ("title_terms" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_seeker" ON "sessions" USING btree ("seeker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");