CREATE TABLE "imported_resumes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_resumes" ADD CONSTRAINT "imported_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;