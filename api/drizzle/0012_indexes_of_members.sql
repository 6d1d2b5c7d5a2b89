CREATE INDEX "external_clicks_seeker" ON "external_clicks" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "auth_flows_user" ON "auth_flows" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "hand_offs_user" ON "hand_offs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "magic_links_email" ON "magic_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "qr_logins_user" ON "qr_logins" USING btree ("user_id") WHERE user_id is not null;