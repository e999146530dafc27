ALTER TABLE "countries" ADD COLUMN "delivery_days_from" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "delivery_days_to" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_from" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days_to" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_delivery_days" CHECK ("countries"."delivery_days_from" between 1 and "countries"."delivery_days_to" and "countries"."delivery_days_to" <= 60);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_days" CHECK ("orders"."delivery_days_from" between 1 and "orders"."delivery_days_to" and "orders"."delivery_days_to" <= 60);