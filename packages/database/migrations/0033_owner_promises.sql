ALTER TABLE "customer_addresses" ALTER COLUMN "area_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "area_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "return_days" integer DEFAULT 7;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "answer_days" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "match_days" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_return_days" CHECK ("settings"."return_days" between 1 and 365);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_answer_days" CHECK ("settings"."answer_days" between 0 and 30);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_match_days" CHECK ("settings"."match_days" between 0 and 30);