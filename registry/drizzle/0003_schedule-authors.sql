ALTER TABLE "registry"."schedule" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "registry"."schedule" ADD COLUMN "token_id" integer;