DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "unanswered_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "backoff_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE delivered_at is null and dead_at is null;