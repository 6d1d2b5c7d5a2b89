CREATE TABLE "application_videos" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"cover_key" text,
	"size" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_resumes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"cover_key" text,
	"size" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_videos" ADD CONSTRAINT "application_videos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_resumes" ADD CONSTRAINT "video_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_videos_file" ON "application_videos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "video_resumes_user" ON "video_resumes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_resumes_file" ON "video_resumes" USING btree ("file_key");--> statement-breakpoint
-- Whatever deletes or replaces the row of a video, its files are removed from the store some minutes later.
CREATE FUNCTION note_video_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_removals (file_key)
    SELECT key FROM unnest(CASE tg_op WHEN 'DELETE' THEN array[old.file_key, old.cover_key] ELSE array[old.cover_key] END) AS key
    WHERE key IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER video_resumes_deleted AFTER DELETE ON video_resumes FOR EACH ROW EXECUTE FUNCTION note_video_removal();
--> statement-breakpoint
CREATE TRIGGER video_resumes_cover AFTER UPDATE OF cover_key ON video_resumes FOR EACH ROW
  WHEN (old.cover_key IS DISTINCT FROM new.cover_key) EXECUTE FUNCTION note_video_removal();
--> statement-breakpoint
CREATE TRIGGER application_videos_deleted AFTER DELETE ON application_videos FOR EACH ROW EXECUTE FUNCTION note_video_removal();
