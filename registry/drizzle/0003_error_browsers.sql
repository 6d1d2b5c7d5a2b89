ALTER TABLE "registry"."error_groups" ADD COLUMN "browsers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."error_samples" ADD COLUMN "browser" text;