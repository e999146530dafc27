CREATE TABLE "recipient_mails" (
	"mail" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"counted" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_used";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "recipient_mails_recipient" ON "recipient_mails" USING btree ("recipient","counted");--> statement-breakpoint
CREATE INDEX "recipient_mails_counted" ON "recipient_mails" USING btree ("counted");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0);