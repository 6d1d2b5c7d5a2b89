CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "blocked_companies" (
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "greeting_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"switches" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popup_records" (
	"seeker_id" integer NOT NULL,
	"popup" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "popup_records_seeker_id_popup_pk" PRIMARY KEY("seeker_id","popup")
);
--> statement-breakpoint
CREATE TABLE "visitor_traces" (
	"id" serial PRIMARY KEY NOT NULL,
	"seeker_id" integer NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"identifier" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text,
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
CREATE TABLE "company_names" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL
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
	"pay_month_usd_min" double precision,
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
	"channel" text DEFAULT 'mail' NOT NULL,
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
	"channel" text DEFAULT 'mail' NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
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
CREATE TABLE "search_bits" (
	"tag" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(4096) NOT NULL,
	CONSTRAINT "search_bits_tag_chunk_pk" PRIMARY KEY("tag","chunk")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_ids" integer[] NOT NULL
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
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
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
	"id" serial NOT NULL,
	"seeker_id" integer NOT NULL,
	"user_id" integer,
	"device_name" text,
	"device_type" text,
	"country" text,
	"signed_in_with" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_num" text,
	"avatar" text,
	"active_key" integer DEFAULT 1 NOT NULL,
	"is_mobile_verified" boolean DEFAULT false NOT NULL,
	"is_email_verify" boolean DEFAULT false NOT NULL,
	"is_profile_completed" boolean DEFAULT false NOT NULL,
	"is_update_required" boolean DEFAULT false NOT NULL,
	"is_new_account" boolean DEFAULT true NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"additional_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notice_period_id" integer,
	"longitude" double precision,
	"latitude" double precision,
	"register_flow" text,
	"register_flow_v2" text,
	"chat_flow" text DEFAULT '0' NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_flows" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_offs" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"redirect_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "magic_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"redirect" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"device_name" text NOT NULL,
	"country" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "greeting_messages" ADD CONSTRAINT "greeting_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_records" ADD CONSTRAINT "popup_records_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_traces" ADD CONSTRAINT "visitor_traces_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_answers" ADD CONSTRAINT "screening_answers_question_id_screening_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."screening_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_sessions" ADD CONSTRAINT "im_sessions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "im_sessions" ADD CONSTRAINT "im_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD CONSTRAINT "profile_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_seekers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."seekers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_offs" ADD CONSTRAINT "hand_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "greeting_messages_user" ON "greeting_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "greeting_messages_default" ON "greeting_messages" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "visitor_traces_seeker" ON "visitor_traces" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "visitor_traces_created" ON "visitor_traces" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_user_job" ON "applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("user_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "screening_answers_application" ON "screening_answers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "chat_messages_chat" ON "chat_messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("chat_id","sender","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unmailed" ON "chat_messages" USING btree ("sent_at") WHERE sender = 'recruiter';--> statement-breakpoint
CREATE UNIQUE INDEX "chats_user_recruiter" ON "chats" USING btree ("user_id","recruiter_id");--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_recruiter" ON "chats" USING btree ("recruiter_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_latest" ON "chats" USING btree ("last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "im_sessions_session" ON "im_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "im_sessions_user" ON "im_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recruiters_company_name" ON "recruiters" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "recruiters_online" ON "recruiters" USING btree ("online_until") WHERE online_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_source_identifier" ON "companies" USING btree ("source","identifier");--> statement-breakpoint
CREATE INDEX "companies_hiring" ON "companies" USING btree ("country","open_jobs" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "company_names_name" ON "company_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_names_legal" ON "company_names" USING gin ("legal_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "external_clicks_job" ON "external_clicks" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "external_clicks_seeker" ON "external_clicks" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "job_views_newest" ON "job_views" USING btree ("seeker_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_source_identifier" ON "jobs" USING btree ("source","identifier");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_search_vector" ON "jobs" USING gin ("search_vector") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_head_vector" ON "jobs" USING gin ("head_vector") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_newest" ON "jobs" USING btree ("country","rank_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_country_main_function" ON "jobs" USING btree ("country","main_function_id","rank_at" DESC NULLS LAST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_expiring" ON "jobs" USING btree ("valid_through") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "saved_jobs_newest" ON "saved_jobs" USING btree ("seeker_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "screening_questions_job_position" ON "screening_questions" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "educations_user" ON "educations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_preferences_user" ON "job_preferences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_file" ON "resumes" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "work_experiences_user" ON "work_experiences" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hot_searches_day_country_terms" ON "hot_searches" USING btree ("day","country","terms");--> statement-breakpoint
CREATE UNIQUE INDEX "search_titles_country_terms" ON "search_titles" USING btree ("country","title_terms");--> statement-breakpoint
CREATE INDEX "search_titles_prefix" ON "search_titles" USING btree ("country","title_terms" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_titles_typo" ON "search_titles" USING gin ("title_terms" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_seeker" ON "sessions" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("phone_num") WHERE is_mobile_verified;--> statement-breakpoint
CREATE INDEX "users_delete_after" ON "users" USING btree ("delete_after") WHERE delete_after is not null;--> statement-breakpoint
CREATE INDEX "attempts_expiry" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_flows_expiry" ON "auth_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_flows_user" ON "auth_flows" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "hand_offs_expiry" ON "hand_offs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hand_offs_user" ON "hand_offs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "magic_links_expiry" ON "magic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "magic_links_email" ON "magic_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "qr_logins_expiry" ON "qr_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_logins_user" ON "qr_logins" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id");
--> statement-breakpoint
-- Facets of a whole country and title suggestions are read from the small tables search_counts and search_titles, because counting a
-- million jobs takes too long. These triggers keep both correct, whoever writes: once per statement, over the rows that it changed.
-- Every writer first locks the row of tag 0 and scope 0, so writers wait for each other and cannot deadlock.
CREATE FUNCTION search_counts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_counts AS known (scope, tag, count)
  SELECT s.scope, t.tag, count(*)
  FROM changed_jobs, unnest(scopes || 0::smallint) AS s(scope), unnest(tags || 0) AS t(tag)
  WHERE status = 'open'
  GROUP BY s.scope, t.tag
  ORDER BY s.scope, t.tag
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count + excluded.count;

  INSERT INTO search_titles AS known (country, title_terms, title, count)
  SELECT country, title_terms, min(title), count(*)
  FROM changed_jobs
  WHERE status = 'open' AND title_terms <> ''
  GROUP BY country, title_terms
  ORDER BY country, title_terms
  ON CONFLICT (country, title_terms) DO UPDATE SET count = known.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_counts_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM search_counts WHERE scope = 0 AND tag = 0 FOR UPDATE;
  UPDATE search_counts AS known SET count = known.count - gone.count
  FROM (
    SELECT s.scope, t.tag, count(*)::int AS count
    FROM changed_jobs, unnest(scopes || 0::smallint) AS s(scope), unnest(tags || 0) AS t(tag)
    WHERE status = 'open'
    GROUP BY s.scope, t.tag
    ORDER BY s.scope, t.tag
  ) AS gone
  WHERE known.scope = gone.scope AND known.tag = gone.tag;

  WITH gone AS (
    SELECT country, title_terms, count(*)::int AS count
    FROM changed_jobs
    WHERE status = 'open' AND title_terms <> ''
    GROUP BY country, title_terms
  )
  UPDATE search_titles AS known SET count = known.count - gone.count
  FROM gone
  WHERE known.country = gone.country AND known.title_terms = gone.title_terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_counts_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_added();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_updated_from AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_counts_updated_to AFTER UPDATE ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_counts_added();
--> statement-breakpoint
-- The bitmaps of materialized words (search_bits) are kept like search_counts: by triggers, once per statement. A word has two tags, of
-- groups 23 and 24 of jobs/tags.ts: one for the whole posting, one for its title, which is weight A of the head vector.
CREATE FUNCTION search_word_tags(words tsvector, head tsvector) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT 385875968 + known.id FROM unnest(tsvector_to_array(words)) AS held(word) JOIN search_words AS known USING (word)
  UNION ALL
  SELECT 402653184 + known.id
  FROM unnest(head) AS held(word, positions, weights) JOIN search_words AS known USING (word)
  WHERE 'A' = ANY (weights)
$$;
--> statement-breakpoint
CREATE FUNCTION search_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM changed_jobs, search_word_tags(search_vector, head_vector) AS t(tag)
  WHERE status = 'open'
  GROUP BY t.tag, id >> 12
  ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM (
    SELECT t.tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM changed_jobs, search_word_tags(search_vector, head_vector) AS t(tag)
    WHERE status = 'open'
    GROUP BY t.tag, id >> 12
  ) AS gone
  WHERE known.tag = gone.tag AND known.chunk = gone.chunk;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_words_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM search_words) THEN RETURN NULL; END IF;
  WITH gone AS (
    SELECT t.tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM old_jobs JOIN new_jobs USING (id), search_word_tags(old_jobs.search_vector, old_jobs.head_vector) AS t(tag)
    WHERE old_jobs.status = 'open'
      AND (old_jobs.search_vector, old_jobs.head_vector, old_jobs.status)
        IS DISTINCT FROM (new_jobs.search_vector, new_jobs.head_vector, new_jobs.status)
    GROUP BY t.tag, id >> 12
  )
  UPDATE search_bits AS known SET bits = known.bits & ~gone.bits
  FROM gone WHERE known.tag = gone.tag AND known.chunk = gone.chunk;

  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM old_jobs JOIN new_jobs USING (id), search_word_tags(new_jobs.search_vector, new_jobs.head_vector) AS t(tag)
  WHERE new_jobs.status = 'open'
    AND (old_jobs.search_vector, old_jobs.head_vector, old_jobs.status)
      IS DISTINCT FROM (new_jobs.search_vector, new_jobs.head_vector, new_jobs.status)
  GROUP BY t.tag, id >> 12
  ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_added();
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_removed();
--> statement-breakpoint
CREATE TRIGGER jobs_search_words_updated AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_words_updated();
--> statement-breakpoint
-- The change feed that the job index of each process reads. By their names these triggers run after those of search_counts, which make
-- writers wait for each other. So changes are numbered in the order of their commits, and a reader of all up to a number misses none.
CREATE FUNCTION search_changes_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (job_ids)
  SELECT array_agg(id) FROM changed_jobs WHERE status = 'open' HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_changes_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (job_ids)
  SELECT array_agg(id) FROM (
    SELECT id FROM old_jobs WHERE status = 'open' UNION SELECT id FROM new_jobs WHERE status = 'open'
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_inserted AFTER INSERT ON jobs
REFERENCING NEW TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_inserted();
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_deleted AFTER DELETE ON jobs
REFERENCING OLD TABLE AS changed_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_inserted();
--> statement-breakpoint
CREATE TRIGGER jobs_search_changes_updated AFTER UPDATE ON jobs
REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION search_changes_updated();
--> statement-breakpoint
-- Materializes one more word. Its bitmaps are made first, while writers go on. Then the row of tag 0 and scope 0 is locked, so writers wait
-- while the bitmaps are inserted and corrected by what search_changes says was written meanwhile. A writer that waited continues with
-- triggers that see the new word.
CREATE FUNCTION keep_search_word(new_word text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_id integer;
  known_change bigint;
  -- The tags of a word are 385875968 and its id, those of titles 402653184 and its id (groups 23 and 24 of jobs/tags.ts).
  tags integer[];
  chunks integer[];
  made bit(4096)[];
  written integer[];
  query text := '''' || replace(replace(new_word, '\', '\\'), '''', '''''') || '''';
BEGIN
  IF EXISTS (SELECT FROM search_words WHERE word = new_word) THEN RETURN; END IF;
  SELECT coalesce(max(id), 0) INTO known_change FROM search_changes;
  SELECT array_agg(tag), array_agg(chunk), array_agg(bits) INTO tags, chunks, made FROM (
    SELECT 385875968 AS tag, id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM jobs WHERE status = 'open' AND search_vector @@ query::tsquery GROUP BY id >> 12
    UNION ALL
    SELECT 402653184, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
    FROM jobs WHERE status = 'open' AND head_vector @@ (query || ':A')::tsquery GROUP BY id >> 12
  ) AS listed;

  INSERT INTO search_counts AS known (scope, tag, count) VALUES (0, 0, 0)
  ON CONFLICT (scope, tag) DO UPDATE SET count = known.count;
  INSERT INTO search_words (word) VALUES (new_word) ON CONFLICT DO NOTHING RETURNING id INTO new_id;
  IF new_id IS NULL THEN RETURN; END IF;
  INSERT INTO search_bits (tag, chunk, bits)
  SELECT tag + new_id, chunk, bits FROM unnest(tags, chunks, made) AS listed(tag, chunk, bits) ORDER BY tag, chunk;

  SELECT array_agg(DISTINCT job_id) INTO written FROM search_changes, unnest(job_ids) AS job_id WHERE id > known_change;
  IF written IS NULL THEN RETURN; END IF;
  UPDATE search_bits AS known SET bits = known.bits & ~late.bits
  FROM (
    SELECT id >> 12 AS chunk, bit_or(set_bit(0::bit(4096), id & 4095, 1)) AS bits
    FROM unnest(written) AS late(id) GROUP BY id >> 12
  ) AS late
  WHERE known.tag IN (385875968 + new_id, 402653184 + new_id) AND known.chunk = late.chunk;
  INSERT INTO search_bits AS known (tag, chunk, bits)
  SELECT t.tag, id >> 12, bit_or(set_bit(0::bit(4096), id & 4095, 1))
  FROM (
    SELECT 385875968 + new_id AS tag, id FROM jobs
    WHERE id = ANY (written) AND status = 'open' AND search_vector @@ query::tsquery
    UNION ALL
    SELECT 402653184 + new_id, id FROM jobs
    WHERE id = ANY (written) AND status = 'open' AND head_vector @@ (query || ':A')::tsquery
  ) AS t
  GROUP BY t.tag, id >> 12 ORDER BY t.tag, id >> 12
  ON CONFLICT (tag, chunk) DO UPDATE SET bits = known.bits | excluded.bits;
END $$;
--> statement-breakpoint
-- When a resume is deleted, by whatever statement (the deletion of its owner's account too), the removal of its file is scheduled.
CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_removals (file_key) VALUES (old.file_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resumes_deleted AFTER DELETE ON resumes FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
-- When a session ends, by whatever statement, every process closes the WebSocket connections that it opened.
CREATE FUNCTION tell_im_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('im_session_ended', old.token_hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER im_sessions_deleted AFTER DELETE ON im_sessions FOR EACH ROW EXECUTE FUNCTION tell_im_session_ended();
--> statement-breakpoint
-- A suspended member keeps their sessions, which give access to nothing. Connections that are already open are closed.
CREATE FUNCTION end_im_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM im_sessions WHERE user_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_suspended AFTER UPDATE OF is_suspended ON users FOR EACH ROW WHEN (new.is_suspended)
EXECUTE FUNCTION end_im_sessions();
