CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "company_names" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_names_name" ON "company_names" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_names_legal" ON "company_names" USING gin ("legal_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "greeting_messages_default" ON "greeting_messages" USING btree ("user_id") WHERE is_default;