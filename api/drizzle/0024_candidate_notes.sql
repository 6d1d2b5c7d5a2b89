CREATE TABLE "candidate_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_ratings" (
	"application_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "candidate_ratings_application_id_recruiter_id_pk" PRIMARY KEY("application_id","recruiter_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "wrong_code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_ratings" ADD CONSTRAINT "candidate_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_ratings" ADD CONSTRAINT "candidate_ratings_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_notes_application" ON "candidate_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_notes_client" ON "candidate_notes" USING btree ("recruiter_id","client_id");--> statement-breakpoint
CREATE INDEX "candidate_ratings_recruiter" ON "candidate_ratings" USING btree ("recruiter_id");