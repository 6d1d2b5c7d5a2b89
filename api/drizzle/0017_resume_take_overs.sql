CREATE TABLE "resume_take_overs" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_take_overs" ADD CONSTRAINT "resume_take_overs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;