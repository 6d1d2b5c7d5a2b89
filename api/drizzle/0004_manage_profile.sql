CREATE TABLE "avatar_files" (
	"token" text NOT NULL,
	"side" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avatar_files_token_side_pk" PRIMARY KEY("token","side")
);
--> statement-breakpoint
CREATE TABLE "career_summaries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_certifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"credential_id" text,
	"url" text,
	"issued_month" text,
	"expiry_month" text,
	"is_permanent" boolean NOT NULL,
	"position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_languages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"proficiency_id" integer NOT NULL,
	"position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_skills" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"skill_id" integer,
	"proficiency_id" integer,
	"position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_search" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"titles" text
);
--> statement-breakpoint
CREATE TABLE "profile_visibilities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"visible_to" text DEFAULT 'everyone' NOT NULL,
	"is_name_hidden" boolean DEFAULT true NOT NULL,
	"is_open_to_work" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"url" text NOT NULL,
	"display_name" text,
	"description" text,
	"position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "educations" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "educations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD COLUMN "salary_kind" text DEFAULT 'amount' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "nationality_id" integer;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "home_address" text;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "work_eligibility" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "job_seeker_type_id" integer;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "working_since" text;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "profile_facts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "industry_id" integer;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "salary_amount" bigint;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "salary_currency" text;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "hidden_from" text;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "avatar_files" ADD CONSTRAINT "avatar_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_summaries" ADD CONSTRAINT "career_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_certifications" ADD CONSTRAINT "license_certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_languages" ADD CONSTRAINT "member_languages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_skills" ADD CONSTRAINT "member_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_search" ADD CONSTRAINT "profile_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visibilities" ADD CONSTRAINT "profile_visibilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_files_user" ON "avatar_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "license_certifications_user" ON "license_certifications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_languages_language" ON "member_languages" USING btree ("user_id","language_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_skills_name" ON "member_skills" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "profile_search_changed" ON "profile_search" USING btree ("changed_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_search_titles" ON "profile_search" USING gin ("titles" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profile_search_stale" ON "profile_search" USING btree ("user_id") WHERE titles is null;--> statement-breakpoint
CREATE INDEX "websites_user" ON "websites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_experiences_hidden" ON "work_experiences" USING btree ("hidden_from") WHERE hidden_from is not null;--> statement-breakpoint
-- A deleted avatar's files are removed as those of resumes are.
CREATE TRIGGER avatar_files_deleted AFTER DELETE ON avatar_files FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
-- By which recruiters order and search members. Whoever writes a part of a profile, its member's row has the time of the change; where a job
-- title changed, the titles are cleared until the API fills them in, because only it knows their one spelling. A deletion makes no row: its
-- member may be going too.
CREATE FUNCTION note_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member integer;
  has_other_titles boolean := false;
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    member := new.id;
  ELSIF TG_OP = 'DELETE' THEN
    member := old.user_id;
  ELSE
    member := new.user_id;
  END IF;
  IF TG_TABLE_NAME IN ('work_experiences', 'job_preferences') THEN
    IF TG_OP = 'UPDATE' THEN
      has_other_titles := new.job_title <> old.job_title;
    ELSE
      has_other_titles := true;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    UPDATE profile_search SET changed_at = clock_timestamp(), titles = CASE WHEN has_other_titles THEN NULL ELSE titles END
    WHERE user_id = member;
  ELSE
    INSERT INTO profile_search AS known (user_id, changed_at) VALUES (member, clock_timestamp())
    ON CONFLICT (user_id) DO UPDATE
    SET changed_at = excluded.changed_at, titles = CASE WHEN has_other_titles THEN NULL ELSE known.titles END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_profile_changed
AFTER UPDATE OF first_name, last_name, avatar, is_profile_completed, notice_period_id ON users FOR EACH ROW
WHEN (
  (old.first_name, old.last_name, old.avatar, old.is_profile_completed, old.notice_period_id)
  IS DISTINCT FROM (new.first_name, new.last_name, new.avatar, new.is_profile_completed, new.notice_period_id)
)
EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER profile_facts_changed AFTER INSERT OR UPDATE OR DELETE ON profile_facts FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER job_preferences_profile_changed AFTER INSERT OR UPDATE OR DELETE ON job_preferences FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER work_experiences_profile_changed AFTER INSERT OR UPDATE OR DELETE ON work_experiences FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER educations_profile_changed AFTER INSERT OR UPDATE OR DELETE ON educations FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER license_certifications_profile_changed AFTER INSERT OR UPDATE OR DELETE ON license_certifications FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER websites_profile_changed AFTER INSERT OR UPDATE OR DELETE ON websites FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER member_skills_profile_changed AFTER INSERT OR UPDATE OR DELETE ON member_skills FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER member_languages_profile_changed AFTER INSERT OR UPDATE OR DELETE ON member_languages FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE TRIGGER career_summaries_profile_changed AFTER INSERT OR UPDATE OR DELETE ON career_summaries FOR EACH ROW EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
-- Everyone whom recruiters find has a row.
INSERT INTO profile_search (user_id, changed_at)
SELECT users.id, greatest(users.updated_at,
  (SELECT max(updated_at) FROM profile_facts WHERE user_id = users.id),
  (SELECT max(created_at) FROM job_preferences WHERE user_id = users.id),
  (SELECT max(created_at) FROM work_experiences WHERE user_id = users.id),
  (SELECT max(created_at) FROM educations WHERE user_id = users.id))
FROM users WHERE is_profile_completed
ON CONFLICT DO NOTHING;
