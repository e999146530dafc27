ALTER TABLE "coupons" ADD COLUMN "per_customer" integer;--> statement-breakpoint
CREATE INDEX "orders_coupon_email" ON "orders" USING btree ("coupon_code",lower("buyer_email")) WHERE "orders"."coupon_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon_phone" ON "orders" USING btree ("coupon_code","buyer_phone") WHERE "orders"."coupon_code" is not null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_per_customer" CHECK ("coupons"."per_customer" >= 1);