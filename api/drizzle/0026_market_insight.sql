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
CREATE TABLE "title_pay" (
	"country" text NOT NULL,
	"function_title_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"low" double precision NOT NULL,
	"median" double precision NOT NULL,
	"high" double precision NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "title_pay_country_function_title_id_location_id_pk" PRIMARY KEY("country","function_title_id","location_id")
);
--> statement-breakpoint
CREATE INDEX "title_pay_most_jobs" ON "title_pay" USING btree ("country","jobs" DESC NULLS LAST) WHERE location_id = 0;