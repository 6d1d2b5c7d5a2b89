CREATE TABLE "imported_occupations" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"isco" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "imported_occupations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "occupation_matching" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"last_job_id" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
