CREATE TABLE "country_insights" (
	"country" text PRIMARY KEY NOT NULL,
	"open_jobs" integer NOT NULL,
	"new_jobs" integer NOT NULL,
	"companies" integer NOT NULL,
	"web3_jobs" integer NOT NULL,
	"remote" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stated_pay" (
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"option_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"low" double precision NOT NULL,
	"median" double precision NOT NULL,
	"high" double precision NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "stated_pay_country_kind_option_id_location_id_pk" PRIMARY KEY("country","kind","option_id","location_id")
);
--> statement-breakpoint
CREATE INDEX "stated_pay_most_jobs" ON "stated_pay" USING btree ("country","kind","jobs" DESC NULLS LAST) WHERE location_id = 0;