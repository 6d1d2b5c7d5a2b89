CREATE TABLE "campaign_visits" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"landing" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"term" text NOT NULL,
	"content" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "campaign_visits_key" PRIMARY KEY("day","country","landing","source","medium","campaign","term","content")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "price" double precision;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_advertising" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "skill_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "feed" text;--> statement-breakpoint
CREATE INDEX "courses_skills" ON "courses" USING gin ("skill_keys");--> statement-breakpoint
CREATE INDEX "courses_feed" ON "courses" USING btree ("feed");