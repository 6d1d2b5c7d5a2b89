ALTER TABLE "registry"."releases" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "registry"."remotes" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "registry"."cells" ADD COLUMN "turned_off" jsonb;