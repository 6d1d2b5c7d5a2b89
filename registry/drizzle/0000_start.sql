CREATE SCHEMA "registry";
--> statement-breakpoint
CREATE TABLE "registry"."audit" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"remote" text,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."head" (
	"id" integer PRIMARY KEY NOT NULL,
	"serial" bigint NOT NULL,
	"audit_sequence" integer NOT NULL,
	"audit_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."documents" (
	"country" text PRIMARY KEY NOT NULL,
	"serial" bigint NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."access_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"person_id" integer,
	"parent_id" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry"."people" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"password_hash" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "registry"."sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."sign_in_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."releases" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"digest" text NOT NULL,
	"integrity" text NOT NULL,
	"bytes" bigint NOT NULL,
	"page_bytes" bigint NOT NULL,
	"commit" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "releases_remote_build_pk" PRIMARY KEY("remote","build")
);
--> statement-breakpoint
CREATE TABLE "registry"."remotes" (
	"name" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."shells" (
	"build" text PRIMARY KEY NOT NULL,
	"contract" text NOT NULL,
	"shared" jsonb NOT NULL,
	"paths" jsonb,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."uploads" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_remote_build_pk" PRIMARY KEY("remote","build")
);
--> statement-breakpoint
CREATE TABLE "registry"."cells" (
	"remote" text NOT NULL,
	"country" text NOT NULL,
	"version" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"current" text,
	"earlier" jsonb NOT NULL,
	"canary" jsonb,
	"halted" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "cells_remote_country_pk" PRIMARY KEY("remote","country")
);
--> statement-breakpoint
CREATE TABLE "registry"."schedule" (
	"id" serial PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"person_id" integer,
	"token_id" integer,
	"after" integer,
	"undoes" integer,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "registry"."alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"country" text NOT NULL,
	"message" text NOT NULL,
	"send_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."telemetry_minutes" (
	"minute" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"mounts" integer NOT NULL,
	"failures" integer NOT NULL,
	"errors" integer NOT NULL,
	"load" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "telemetry_minutes_minute_remote_country_build_source_pk" PRIMARY KEY("minute","remote","country","build","source")
);
--> statement-breakpoint
CREATE TABLE "registry"."telemetry_slices" (
	"at" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"country" text NOT NULL,
	"source" text NOT NULL,
	"attempts" integer NOT NULL,
	"bad" integer NOT NULL,
	CONSTRAINT "telemetry_slices_at_remote_country_build_source_pk" PRIMARY KEY("at","remote","country","build","source")
);
--> statement-breakpoint
CREATE TABLE "registry"."telemetry_visitors" (
	"remote" text NOT NULL,
	"country" text NOT NULL,
	"visitor" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telemetry_visitors_remote_country_visitor_pk" PRIMARY KEY("remote","country","visitor")
);
--> statement-breakpoint
ALTER TABLE "registry"."access_tokens" ADD CONSTRAINT "access_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "registry"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."access_tokens" ADD CONSTRAINT "access_tokens_parent_id_access_tokens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "registry"."access_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "registry"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."releases" ADD CONSTRAINT "releases_remote_remotes_name_fk" FOREIGN KEY ("remote") REFERENCES "registry"."remotes"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."cells" ADD CONSTRAINT "cells_remote_remotes_name_fk" FOREIGN KEY ("remote") REFERENCES "registry"."remotes"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_remote" ON "registry"."audit" USING btree ("remote","sequence");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "registry"."audit" USING btree ("actor","sequence");--> statement-breakpoint
CREATE INDEX "access_tokens_person" ON "registry"."access_tokens" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_tokens_parent" ON "registry"."access_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "registry"."sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "registry"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_name" ON "registry"."sign_in_attempts" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "releases_newest" ON "registry"."releases" USING btree ("remote","published_at");--> statement-breakpoint
CREATE INDEX "cells_country" ON "registry"."cells" USING btree ("country");--> statement-breakpoint
CREATE INDEX "schedule_due" ON "registry"."schedule" USING btree ("at") WHERE "registry"."schedule"."done_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "registry"."alerts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "registry"."alerts" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "telemetry_minutes_remote" ON "registry"."telemetry_minutes" USING btree ("remote","minute");--> statement-breakpoint
CREATE INDEX "telemetry_visitors_seen" ON "registry"."telemetry_visitors" USING btree ("seen_at");