ALTER TABLE "invitation_links" ADD COLUMN "succeeded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_unsuccessful" ON "invitations" USING btree ("inviter_id","id" DESC NULLS LAST) WHERE outcome is distinct from 'succeeded';--> statement-breakpoint
CREATE INDEX "invitations_mailed" ON "invitations" USING btree ("inviter_id","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "invitations_joined" ON "invitations" USING btree ("inviter_id","registered_at") WHERE registered_at is not null;--> statement-breakpoint
CREATE INDEX "reward_grants_pinned" ON "reward_grants" USING btree ("valid_until","user_id") WHERE type = 'pin' and valid_until is not null;--> statement-breakpoint
CREATE INDEX "reward_grants_unused" ON "reward_grants" USING btree ("user_id","type") WHERE distributed_at is not null and used_at is null and rejected_at is null;--> statement-breakpoint
CREATE INDEX "reward_grants_parcels" ON "reward_grants" USING btree ("user_id") WHERE type = 'merchandise' and distributed_at is null and rejected_at is null;--> statement-breakpoint
-- Succeeded is for good, so that each invitation is counted once.
CREATE FUNCTION count_succeeded_invitation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invitation_links SET succeeded = succeeded + 1 WHERE user_id = new.inviter_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invitations_succeeded AFTER UPDATE OF outcome ON invitations FOR EACH ROW
  WHEN (new.outcome = 'succeeded' AND old.outcome IS DISTINCT FROM 'succeeded') EXECUTE FUNCTION count_succeeded_invitation();
--> statement-breakpoint
CREATE TRIGGER invitations_added_succeeded AFTER INSERT ON invitations FOR EACH ROW
  WHEN (new.outcome = 'succeeded') EXECUTE FUNCTION count_succeeded_invitation();
--> statement-breakpoint
UPDATE invitation_links SET succeeded = counted.succeeded
FROM (SELECT inviter_id, count(*)::int AS succeeded FROM invitations WHERE outcome = 'succeeded' GROUP BY inviter_id) AS counted
WHERE counted.inviter_id = user_id;
