DROP INDEX "orders_coupon_mailbox";--> statement-breakpoint
ALTER TABLE "recipient_mails" ADD COLUMN "client" text;--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ((case when lower("buyer_email") ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(regexp_replace(lower("buyer_email"), '^(.[^@]*?)\+[^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace(lower("buyer_email"), '^(.[^@]*?)\+[^@]*@', '\1@') end));--> statement-breakpoint
CREATE INDEX "recipient_mails_client" ON "recipient_mails" USING btree ("client","counted") WHERE "recipient_mails"."client" is not null;