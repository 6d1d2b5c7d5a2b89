CREATE TABLE "registry"."error_counts" (
	"group_id" integer NOT NULL,
	"day" date NOT NULL,
	"build" text NOT NULL,
	"country" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_counts_group_id_day_build_country_pk" PRIMARY KEY("group_id","day","build","country")
);
--> statement-breakpoint
CREATE TABLE "registry"."error_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"fingerprint" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"state_by" text,
	"state_at" timestamp with time zone,
	"first_build" text NOT NULL,
	"first_seen" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."error_samples" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"build" text NOT NULL,
	"country" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"page" text,
	"frames" jsonb NOT NULL,
	"breadcrumbs" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry"."error_counts" ADD CONSTRAINT "error_counts_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "registry"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."error_samples" ADD CONSTRAINT "error_samples_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "registry"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_counts_day" ON "registry"."error_counts" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "error_groups_fingerprint" ON "registry"."error_groups" USING btree ("remote","fingerprint");--> statement-breakpoint
CREATE INDEX "error_groups_last_seen" ON "registry"."error_groups" USING btree ("last_seen");--> statement-breakpoint
CREATE INDEX "error_samples_group" ON "registry"."error_samples" USING btree ("group_id","build");