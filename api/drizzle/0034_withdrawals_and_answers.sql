ALTER TABLE "applications" ADD COLUMN "withdrawal_final_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD COLUMN "answer_client_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_files" ADD COLUMN "recruiter_id" integer;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_recruiter_id_recruiters_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."recruiters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_undoable" ON "applications" USING btree ("withdrawn_at") WHERE withdrawn_at > '2026-11-29T00:00:00Z' and withdrawal_final_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_exchanges_answer" ON "chat_exchanges" USING btree ("chat_id","asked_by","answer_client_id");--> statement-breakpoint
CREATE INDEX "chat_files_recruiter" ON "chat_files" USING btree ("recruiter_id","created_at");--> statement-breakpoint
UPDATE "recruiters" SET "removed_at" = "left_at" WHERE "left_at" IS NOT NULL AND (
  "id" IN (SELECT "recruiter_id" FROM "chat_reports" WHERE "outcome" = 'upheld')
  OR "id" IN (SELECT "recruiter_id" FROM "interviews" JOIN "operator_acts" ON "subject" = 'interview' AND "subject_id" = "interviews"."id"::text
    WHERE "act" = 'interview_report.decided' AND "after" ->> 'outcome' = 'upheld'));
