CREATE TABLE "resume_checks" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"result" jsonb NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_checks" ADD CONSTRAINT "resume_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;