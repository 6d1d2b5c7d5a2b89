DROP INDEX "draw_tickets_user";--> statement-breakpoint
ALTER TABLE "reward_draws" ADD COLUMN "ticket_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("inviter_id") WHERE outcome is null or outcome = 'in_review';--> statement-breakpoint
CREATE INDEX "draw_tickets_own" ON "draw_tickets" USING btree ("user_id","draw_id","ticket");--> statement-breakpoint
-- Tickets are added and never removed, once per statement for all draws.
CREATE FUNCTION count_draw_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reward_draws SET ticket_count = ticket_count + added.count
  FROM (SELECT draw_id, count(*)::int AS count FROM new_tickets GROUP BY draw_id) AS added
  WHERE added.draw_id = reward_draws.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER draw_tickets_counted AFTER INSERT ON draw_tickets
REFERENCING NEW TABLE AS new_tickets FOR EACH STATEMENT EXECUTE FUNCTION count_draw_tickets();
--> statement-breakpoint
UPDATE reward_draws SET ticket_count = counted.count
FROM (SELECT draw_id, count(*)::int AS count FROM draw_tickets GROUP BY draw_id) AS counted
WHERE counted.draw_id = reward_draws.id;
