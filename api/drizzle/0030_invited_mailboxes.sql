ALTER TABLE "invitations" ADD COLUMN "invitee_hash" text;--> statement-breakpoint
CREATE INDEX "invitations_invitee" ON "invitations" USING btree ("invitee_hash") WHERE invitee_hash is not null;