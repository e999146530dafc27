CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"starts" date,
	"ends" date,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_type" CHECK ("coupons"."type" in ('0', '1')),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" >= 0 and ("coupons"."type" = '0' or "coupons"."amount" <= 10000)),
	CONSTRAINT "coupons_days" CHECK ("coupons"."ends" >= "coupons"."starts"),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and "coupons"."used" <= "coupons"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "order_keys_once" UNIQUE("owner","key")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counter_one_row" CHECK ("invoice_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_pieces" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"colour_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"position" integer NOT NULL,
	"colour_code" text NOT NULL,
	"colour_name_ar" text NOT NULL,
	"colour_name_en" text NOT NULL,
	"size_name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_pieces_order_id_product_id_colour_id_size_id_pk" PRIMARY KEY("order_id","product_id","colour_id","size_id"),
	CONSTRAINT "order_pieces_quantity" CHECK ("order_pieces"."quantity" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "order_products" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"first_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"saving" bigint NOT NULL,
	CONSTRAINT "order_products_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_products_quantity" CHECK ("order_products"."quantity" between 1 and 100000),
	CONSTRAINT "order_products_subtotal" CHECK ("order_products"."subtotal" = "order_products"."quantity" * "order_products"."unit_price"),
	CONSTRAINT "order_products_saving" CHECK ("order_products"."saving" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_translations" (
	"order_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text,
	"area" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "order_translations_order_id_locale_pk" PRIMARY KEY("order_id","locale")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key_id" integer,
	"locale" "locale" NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_method" smallint NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"address" text NOT NULL,
	"country_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"short_address" text,
	"postcode" text,
	"seller_vat_number" text,
	"seller_cr_number" text,
	"pieces" integer NOT NULL,
	"items_total" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"coupon_code" text,
	"coupon_value" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_included" boolean NOT NULL,
	"tax" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_key_id_unique" UNIQUE("key_id"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'on hold', 'processing', 'shipped', 'completed', 'cancelled')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in (0, 1)),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'paid', 'failed', 'refunded')),
	CONSTRAINT "orders_pieces" CHECK ("orders"."pieces" > 0),
	CONSTRAINT "orders_amounts" CHECK (least("orders"."items_total", "orders"."saving", "orders"."coupon_value", "orders"."shipping", "orders"."tax", "orders"."grand_total") >= 0
        and "orders"."coupon_value" <= "orders"."items_total"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."grand_total" = "orders"."items_total" - "orders"."coupon_value" + "orders"."shipping"
        + case when "orders"."tax_included" then 0 else "orders"."tax" end)
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_of_line" FOREIGN KEY ("order_id","product_id") REFERENCES "public"."order_products"("order_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_colour_of_product" FOREIGN KEY ("product_id","colour_id") REFERENCES "public"."product_colours"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pieces" ADD CONSTRAINT "order_pieces_size_of_product" FOREIGN KEY ("product_id","size_id") REFERENCES "public"."product_sizes"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_translations" ADD CONSTRAINT "order_translations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_key_id_order_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."order_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_of_country" FOREIGN KEY ("country_id","city_id") REFERENCES "public"."cities"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_area_of_city" FOREIGN KEY ("city_id","area_id") REFERENCES "public"."areas"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_any_case" ON "coupons" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "order_products_product" ON "order_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST);