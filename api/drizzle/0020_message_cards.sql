ALTER TABLE "chat_messages" ADD COLUMN "card_id" integer;--> statement-breakpoint
CREATE INDEX "chat_messages_card" ON "chat_messages" USING btree ("kind","card_id") WHERE card_id is not null;