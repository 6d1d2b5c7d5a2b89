CREATE TABLE "accepted_reward_terms" (
	"user_id" integer NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_reward_terms_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"inviter_id" integer,
	"channel" text NOT NULL,
	"code" text,
	"address_hash" text,
	"hidden_address" text,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"seeker_id" integer,
	"registered_at" timestamp with time zone,
	"registration_told_at" timestamp with time zone,
	"attached_at" timestamp with time zone,
	"programme_version" text,
	"outcome" text,
	"not_counted_reason" text,
	"review_reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"network_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_tickets" (
	"draw_id" integer NOT NULL,
	"ticket" text NOT NULL,
	"grant_id" integer,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draw_tickets_draw_id_ticket_pk" PRIMARY KEY("draw_id","ticket")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_balance" CHECK (balance >= 0 or kind = 'programme')
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_entries_points" CHECK (points <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_distributions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cwallet_id" text,
	"recipient" text,
	"phone" text,
	"address" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_draws" (
	"id" serial PRIMARY KEY NOT NULL,
	"prize" text NOT NULL,
	"winner_count" integer DEFAULT 1 NOT NULL,
	"seed_hash" text NOT NULL,
	"seed" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"tickets_hash" text,
	"winners" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"type" text NOT NULL,
	"cause" text NOT NULL,
	"invitation_id" integer,
	"points" integer,
	"country" text NOT NULL,
	"programme_version" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"distribute_at" timestamp with time zone,
	"distribute_by" date NOT NULL,
	"distributed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "reward_referrals" (
	"id" serial PRIMARY KEY NOT NULL,
	"grant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"viewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reward_resumes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"account_id" integer NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"network" text NOT NULL,
	"target_kind" text NOT NULL,
	"target" text NOT NULL,
	"points" integer NOT NULL,
	"micro_usdt" bigint NOT NULL,
	"terms_version" text NOT NULL,
	"state" text NOT NULL,
	"review_reasons" text[] DEFAULT '{}' NOT NULL,
	"batch_id" integer,
	"return_reason" text,
	"note" text,
	"payment" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accepted_reward_terms" ADD CONSTRAINT "accepted_reward_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_seeker_id_seekers_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."seekers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD CONSTRAINT "draw_tickets_draw_id_reward_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."reward_draws"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD CONSTRAINT "draw_tickets_grant_id_reward_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."reward_grants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_tickets" ADD CONSTRAINT "draw_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_distributions" ADD CONSTRAINT "reward_distributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_grants" ADD CONSTRAINT "reward_grants_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_referrals" ADD CONSTRAINT "reward_referrals_grant_id_reward_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."reward_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_referrals" ADD CONSTRAINT "reward_referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_referrals" ADD CONSTRAINT "reward_referrals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_resumes" ADD CONSTRAINT "reward_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_links_code" ON "invitation_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code") WHERE code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_address" ON "invitations" USING btree ("inviter_id","address_hash") WHERE address_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_seeker" ON "invitations" USING btree ("seeker_id") WHERE seeker_id is not null;--> statement-breakpoint
CREATE INDEX "invitations_recipient" ON "invitations" USING btree ("address_hash","sent_at") WHERE address_hash is not null;--> statement-breakpoint
CREATE INDEX "invitations_registered" ON "invitations" USING btree ("registered_at") WHERE registered_at is not null and outcome is null;--> statement-breakpoint
CREATE INDEX "invitations_review" ON "invitations" USING btree ("attached_at") WHERE outcome = 'in_review';--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_grant" ON "draw_tickets" USING btree ("grant_id") WHERE grant_id is not null;--> statement-breakpoint
CREATE INDEX "draw_tickets_user" ON "draw_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("user_id","kind") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_kind" ON "ledger_accounts" USING btree ("kind") WHERE kind not in ('available', 'reserved');--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_cause" ON "ledger_transfers" USING btree ("cause");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_grants_cause" ON "reward_grants" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "reward_grants_user" ON "reward_grants" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reward_grants_undistributed" ON "reward_grants" USING btree ("distribute_by") WHERE distributed_at is null and rejected_at is null;--> statement-breakpoint
CREATE INDEX "reward_grants_valid" ON "reward_grants" USING btree ("user_id","valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_referrals_grant" ON "reward_referrals" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_referrals_file" ON "reward_referrals" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "reward_referrals_company" ON "reward_referrals" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reward_referrals_user" ON "reward_referrals" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reward_resumes_file" ON "reward_resumes" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open" ON "withdrawals" USING btree ("user_id") WHERE state in ('requested', 'in_review', 'handed_over');--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_batch" ON "withdrawals" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("state","id") WHERE state in ('requested', 'in_review', 'handed_over');--> statement-breakpoint
CREATE INDEX "withdrawals_target" ON "withdrawals" USING btree ("target");--> statement-breakpoint
-- Points that moved stay as they moved: a mistake is put right by a transfer of its own.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries: rows are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW
  EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- At the end of each transaction: what one account gets, another gives.
CREATE FUNCTION check_transfer_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(points) FROM ledger_entries WHERE transfer_id = new.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'ledger_entries: transfer % is not zero', new.transfer_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_transfer_sum();
--> statement-breakpoint
CREATE TRIGGER reward_resumes_deleted AFTER DELETE ON reward_resumes FOR EACH ROW EXECUTE FUNCTION note_file_removal();
--> statement-breakpoint
CREATE TRIGGER reward_referrals_deleted AFTER DELETE ON reward_referrals FOR EACH ROW EXECUTE FUNCTION note_file_removal();
