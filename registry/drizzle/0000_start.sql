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
	"after" integer,
	"undoes" integer,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "registry"."releases" ADD CONSTRAINT "releases_remote_remotes_name_fk" FOREIGN KEY ("remote") REFERENCES "registry"."remotes"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."cells" ADD CONSTRAINT "cells_remote_remotes_name_fk" FOREIGN KEY ("remote") REFERENCES "registry"."remotes"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_remote" ON "registry"."audit" USING btree ("remote","sequence");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "registry"."audit" USING btree ("actor","sequence");--> statement-breakpoint
CREATE INDEX "releases_newest" ON "registry"."releases" USING btree ("remote","published_at");--> statement-breakpoint
CREATE INDEX "cells_country" ON "registry"."cells" USING btree ("country");--> statement-breakpoint
CREATE INDEX "schedule_due" ON "registry"."schedule" USING btree ("at") WHERE "registry"."schedule"."done_at" is null;