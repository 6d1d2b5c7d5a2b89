CREATE TABLE "chat_exchanges" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"kind" text NOT NULL,
	"asked_by" text NOT NULL,
	"state" text NOT NULL,
	"file_id" integer,
	"seeker_phone_number" text,
	"recruiter_phone_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer,
	"user_id" integer,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sends_resume" boolean DEFAULT false NOT NULL,
	"sends_phone_number" boolean DEFAULT false NOT NULL,
	"retention_days" smallint DEFAULT 90 NOT NULL,
	"retention_changed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_phrases" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"recruiter_id" integer NOT NULL,
	"chat_id" integer NOT NULL,
	"message_id" integer,
	"reason_id" integer NOT NULL,
	"comment" text,
	"reported" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decision" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "kept_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD CONSTRAINT "chat_exchanges_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD CONSTRAINT "chat_exchanges_file_id_chat_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."chat_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_phrases" ADD CONSTRAINT "common_phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_exchanges_chat" ON "chat_exchanges" USING btree ("chat_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_exchanges_file" ON "chat_exchanges" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_files_key" ON "chat_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "chat_files_chat" ON "chat_files" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chat_files_user" ON "chat_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "common_phrases_user" ON "common_phrases" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "chat_reports_user" ON "chat_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_reports_recruiter" ON "chat_reports" USING btree ("recruiter_id");--> statement-breakpoint
CREATE INDEX "chat_reports_message" ON "chat_reports" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
-- A deleted row schedules the removal of its file.
CREATE TRIGGER chat_files_deleted AFTER DELETE ON chat_files FOR EACH ROW EXECUTE FUNCTION note_file_removal();
