ALTER TABLE "orders" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "order_email" text;--> statement-breakpoint
CREATE INDEX "orders_announced" ON "orders" USING btree ("announced_at") WHERE "orders"."announced_at" is not null;