-- Why an operator approved may speak of others. It is in the audit log, and was in the rows that members read and take with them.
UPDATE "invitations" SET "note" = NULL WHERE "outcome" = 'succeeded' AND "note" IS NOT NULL;--> statement-breakpoint
UPDATE "withdrawals" SET "note" = NULL WHERE "state" <> 'returned' AND "note" IS NOT NULL;
