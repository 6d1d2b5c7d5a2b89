CREATE TABLE "identity_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sealed" text,
	"failure" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_at" timestamp with time zone,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"company_id" integer,
	"verified_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject_hash" text NOT NULL,
	"number_hash" text,
	"number_last_four" text,
	"user_identity_id" integer NOT NULL,
	"verify_role" text NOT NULL,
	"checked" text[] NOT NULL,
	"valid_until" date,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_texts" ADD COLUMN "eligibility" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "eligible_identity_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_flows" ADD CONSTRAINT "identity_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_records" ADD CONSTRAINT "identity_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_user" ON "identity_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_checks_expiry" ON "identity_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_flows_expiry" ON "identity_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_flows_user" ON "identity_flows" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_keys_active" ON "identity_keys" USING btree ("use") WHERE activated_at is not null and retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_keys_next" ON "identity_keys" USING btree ("use") WHERE activated_at is null;--> statement-breakpoint
CREATE INDEX "identity_records_newest" ON "identity_records" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_records_company" ON "identity_records" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_records_shown" ON "identity_records" USING btree ("user_id","company_id","verified_at") WHERE kind = 'shown';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_subject" ON "identity_verifications" USING btree ("subject_hash");