CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TYPE "public"."list_bits_kind" AS ENUM('flag', 'category', 'colour', 'size', 'rating', 'price', 'span');--> statement-breakpoint
CREATE TYPE "public"."product_badge" AS ENUM('bestseller', 'new');--> statement-breakpoint
CREATE TYPE "public"."category_kind" AS ENUM('category', 'menu', 'brand');--> statement-breakpoint
CREATE TYPE "public"."locale" AS ENUM('ar', 'en');--> statement-breakpoint
CREATE TYPE "public"."text_theme" AS ENUM('light', 'dark');--> statement-breakpoint
CREATE TYPE "public"."image_format" AS ENUM('webp', 'png', 'jpeg', 'svg');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'on hold', 'processing', 'shipped', 'completed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('unpaid', 'paid', 'failed', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('open', 'paid', 'expired', 'disputed');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('started', 'done', 'refused');--> statement-breakpoint
CREATE TYPE "public"."invoice_moment" AS ENUM('payment', 'order');--> statement-breakpoint
CREATE TYPE "public"."zatca_document_state" AS ENUM('made', 'accepted', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."zatca_environment" AS ENUM('fake', 'simulation', 'production');--> statement-breakpoint
CREATE TYPE "public"."zatca_unit_state" AS ENUM('active', 'stopped', 'retired');--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"country_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer,
	"address" text NOT NULL,
	"building" text NOT NULL,
	"floor" text NOT NULL,
	"apartment" text NOT NULL,
	"note" text,
	"district" text,
	"short_address" text,
	"postcode" text
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_identity" text NOT NULL,
	"phone" text NOT NULL,
	"job_title" text,
	"company_name" text,
	"company_vat" text,
	"password_hash" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email_proven_at" timestamp with time zone,
	CONSTRAINT "customers_email_identity_unique" UNIQUE("email_identity"),
	CONSTRAINT "customers_company" CHECK (("customers"."company_name" is null) = ("customers"."company_vat" is null))
);
--> statement-breakpoint
CREATE TABLE "order_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"email_identity" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "order_claims_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "order_claims_token" CHECK (("order_claims"."token_hash" is null) = ("order_claims"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_hash" text NOT NULL,
	"email_identity" text,
	"customer_id" integer,
	"client" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '10 minutes' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_hash" text,
	"code_key_version" integer,
	"code_mailed_at" timestamp with time zone,
	"link_mailed_at" timestamp with time zone,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	CONSTRAINT "password_resets_attempt_hash_unique" UNIQUE("attempt_hash"),
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_resets_tries" CHECK ("password_resets"."tries" between 0 and 5),
	CONSTRAINT "password_resets_code" CHECK (("password_resets"."code_hash" is null) = ("password_resets"."code_key_version" is null)),
	CONSTRAINT "password_resets_token" CHECK (("password_resets"."token_hash" is null) = ("password_resets"."token_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reset_code_lockout" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"decayed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"hours" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reset_code_lockout_one_row" CHECK ("reset_code_lockout"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"browser" text,
	"system" text,
	"expires_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "area_translations" (
	"area_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "area_translations_area_id_locale_pk" PRIMARY KEY("area_id","locale")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"city_id" integer NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "areas_code_unique" UNIQUE("code"),
	CONSTRAINT "areas_of_city" UNIQUE("city_id","id")
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"tracking" text,
	"position" integer NOT NULL,
	CONSTRAINT "carriers_code_unique" UNIQUE("code"),
	CONSTRAINT "carriers_name" CHECK (num_nulls("carriers"."name"->>'ar', "carriers"."name"->>'en') = 0)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"country_id" integer NOT NULL,
	"shipping" bigint NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_code_unique" UNIQUE("code"),
	CONSTRAINT "cities_of_country" UNIQUE("country_id","id"),
	CONSTRAINT "cities_shipping" CHECK ("cities"."shipping" >= 0)
);
--> statement-breakpoint
CREATE TABLE "city_translations" (
	"city_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_translations_city_id_locale_pk" PRIMARY KEY("city_id","locale")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"delivery_days_from" integer DEFAULT 2 NOT NULL,
	"delivery_days_to" integer DEFAULT 4 NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code"),
	CONSTRAINT "countries_delivery_days" CHECK ("countries"."delivery_days_from" between 1 and "countries"."delivery_days_to" and "countries"."delivery_days_to" <= 60)
);
--> statement-breakpoint
CREATE TABLE "country_translations" (
	"country_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "country_translations_country_id_locale_pk" PRIMARY KEY("country_id","locale")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from" date NOT NULL,
	"to" date NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "holidays_from_unique" UNIQUE("from"),
	CONSTRAINT "holidays_days" CHECK ("holidays"."to" - "holidays"."from" between 0 and 59),
	CONSTRAINT "holidays_name" CHECK (num_nulls("holidays"."name"->>'ar', "holidays"."name"->>'en') = 0)
);
--> statement-breakpoint
CREATE TABLE "list_bits" (
	"kind" "list_bits_kind" NOT NULL,
	"value" text NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(8192) NOT NULL,
	CONSTRAINT "list_bits_kind_value_chunk_pk" PRIMARY KEY("kind","value","chunk")
);
--> statement-breakpoint
CREATE TABLE "list_bits_changes" (
	"kind" "list_bits_kind" NOT NULL,
	"chunk" integer NOT NULL,
	"products" integer[]
);
--> statement-breakpoint
CREATE TABLE "price_tiers" (
	"product_id" integer NOT NULL,
	"from_pieces" integer NOT NULL,
	"to_pieces" integer NOT NULL,
	"previous_to" integer,
	"price" bigint NOT NULL,
	CONSTRAINT "price_tiers_product_id_from_pieces_pk" PRIMARY KEY("product_id","from_pieces"),
	CONSTRAINT "price_tiers_end" UNIQUE("product_id","to_pieces"),
	CONSTRAINT "price_tiers_one_chain" UNIQUE NULLS NOT DISTINCT("product_id","previous_to"),
	CONSTRAINT "price_tiers_range" CHECK ("price_tiers"."from_pieces" between 1 and "price_tiers"."to_pieces" and "price_tiers"."to_pieces" <= 100000),
	CONSTRAINT "price_tiers_no_gap" CHECK ("price_tiers"."from_pieces" = "price_tiers"."previous_to" + 1),
	CONSTRAINT "price_tiers_price" CHECK ("price_tiers"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_attributes_product_id_position_locale_pk" PRIMARY KEY("product_id","position","locale")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_colour_translations" (
	"colour_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_colour_translations_colour_id_locale_pk" PRIMARY KEY("colour_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_colours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_colours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"family" text NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_colours_slug" UNIQUE("product_id","slug"),
	CONSTRAINT "product_colours_of_product" UNIQUE("product_id","id"),
	CONSTRAINT "product_colours_code" CHECK ("product_colours"."code" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"men" boolean NOT NULL,
	"women" boolean NOT NULL,
	"children" boolean NOT NULL,
	"added_on" date NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"price" bigint
);
--> statement-breakpoint
CREATE TABLE "product_photo_translations" (
	"photo_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "product_photo_translations_photo_id_locale_pk" PRIMARY KEY("photo_id","locale")
);
--> statement-breakpoint
CREATE TABLE "product_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"file" text NOT NULL,
	"colour_id" integer,
	"image" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_photos_file" UNIQUE("product_id","file")
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_sizes_name" UNIQUE("product_id","name"),
	CONSTRAINT "product_sizes_of_product" UNIQUE("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_stats" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"ratings_by_star" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"rating" numeric GENERATED ALWAYS AS (case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end) STORED,
	CONSTRAINT "product_stats_sold" CHECK ("product_stats"."sold_count" >= 0),
	CONSTRAINT "product_stats_stars" CHECK (cardinality("product_stats"."ratings_by_star") = 5)
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"product_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"description_markdown" text,
	CONSTRAINT "product_translations_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"brand_kind" "category_kind" GENERATED ALWAYS AS ('brand') STORED,
	"men" boolean DEFAULT false NOT NULL,
	"women" boolean DEFAULT false NOT NULL,
	"children" boolean DEFAULT false NOT NULL,
	"badge" "product_badge",
	"added_on" date NOT NULL,
	"size_chart_id" integer,
	"image" text NOT NULL,
	"hover_image" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_words" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_parts" text[] DEFAULT '{}' NOT NULL,
	"search_stems" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', coalesce(search_parts[1], '')), 'A')
        || setweight(to_tsvector('simple', coalesce(search_parts[2], '')), 'B')
        || setweight(to_tsvector('simple', coalesce(search_parts[3], '')), 'C')
        || setweight(to_tsvector('simple', coalesce(search_parts[4], '')), 'D')) STORED,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"products" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sets" (
	"key" text NOT NULL,
	"chunk" integer NOT NULL,
	"places" smallint[],
	"bits" bit(8192),
	CONSTRAINT "search_sets_key_chunk_pk" PRIMARY KEY("key","chunk"),
	CONSTRAINT "search_sets_form" CHECK (num_nonnulls("search_sets"."places", "search_sets"."bits") = 1)
);
--> statement-breakpoint
CREATE TABLE "search_stems" (
	"stem" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"parent_id" integer,
	"search_words" text DEFAULT '' NOT NULL,
	"kind" "category_kind" DEFAULT 'category' NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_of_kind" UNIQUE("id","kind"),
	CONSTRAINT "categories_menu_is_root" CHECK ("categories"."kind" <> 'menu' or "categories"."parent_id" is null),
	CONSTRAINT "categories_brand_has_parent" CHECK ("categories"."kind" <> 'brand' or "categories"."parent_id" is not null),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" <> "categories"."id")
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "category_translations_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"amount" bigint,
	"basis_points" integer,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"per_customer" integer,
	"demo" boolean DEFAULT false NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_one_value" CHECK (num_nonnulls("coupons"."amount", "coupons"."basis_points") = 1),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount" >= 0),
	CONSTRAINT "coupons_basis_points" CHECK ("coupons"."basis_points" between 0 and 10000),
	CONSTRAINT "coupons_days" CHECK ("coupons"."ends_on" >= "coupons"."starts_on"),
	CONSTRAINT "coupons_per_customer" CHECK ("coupons"."per_customer" >= 1),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_once" UNIQUE NULLS NOT DISTINCT("key","customer_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"locale" "locale" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_identity" text NOT NULL,
	"locale" "locale" NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_version" integer NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_identity_unique" UNIQUE("email_identity")
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "blog_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_category_translations" (
	"category_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blog_category_translations_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "blog_translations" (
	"blog_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"content_markdown" text,
	CONSTRAINT "blog_translations_blog_id_locale_pk" PRIMARY KEY("blog_id","locale")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"image" text NOT NULL,
	"written_on" date,
	"featured" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stems" text[] DEFAULT '{}' NOT NULL,
	"search_stems" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(stems)) STORED,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "page_translations" (
	"page_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_markdown" text,
	CONSTRAINT "page_translations_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 4 CACHE 1),
	"slug" text NOT NULL,
	"image" text,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vision_item_translations" (
	"item_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"description_markdown" text,
	CONSTRAINT "vision_item_translations_item_id_locale_pk" PRIMARY KEY("item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "vision_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vision_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vision_items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "home_section_products" (
	"section_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "home_section_products_section_id_product_id_pk" PRIMARY KEY("section_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "home_section_translations" (
	"section_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "home_section_translations_section_id_locale_pk" PRIMARY KEY("section_id","locale")
);
--> statement-breakpoint
CREATE TABLE "home_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "home_sections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "slide_translations" (
	"slide_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"description_markdown" text,
	CONSTRAINT "slide_translations_slide_id_locale_pk" PRIMARY KEY("slide_id","locale")
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"image_tall" text,
	"text_theme" text_theme NOT NULL,
	"link" text,
	"position" integer NOT NULL,
	CONSTRAINT "slides_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sponsor_translations" (
	"sponsor_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sponsor_translations_sponsor_id_locale_pk" PRIMARY KEY("sponsor_id","locale")
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sponsors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"format" "image_format" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"path" text,
	CONSTRAINT "images_hash" CHECK ("images"."hash" ~ '^[0-9a-f]{20}$'),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_note_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_note_counter_one_row" CHECK ("credit_note_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "credit_notes_sums" CHECK ("credit_notes"."total" > 0 and "credit_notes"."tax" between 0 and "credit_notes"."total"),
	CONSTRAINT "credit_notes_reason" CHECK (length("credit_notes"."reason") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"status" "order_status" NOT NULL,
	"payment_status" "payment_status" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_notes_text" CHECK (length("order_notes"."text") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"carrier" jsonb NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_link" text,
	CONSTRAINT "shipments_carrier" CHECK (num_nulls("shipments"."carrier"->>'ar', "shipments"."carrier"->>'en') = 0),
	CONSTRAINT "shipments_number" CHECK ("shipments"."tracking_number" ~ '^[A-Z0-9][A-Z0-9-]{3,39}$'),
	CONSTRAINT "shipments_link" CHECK ("shipments"."tracking_link" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_counter_one_row" CHECK ("invoice_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_line_variants" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"colour_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"position" integer NOT NULL,
	"colour_code" text NOT NULL,
	"colour_name" jsonb NOT NULL,
	"size_name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_line_variants_order_id_product_id_colour_id_size_id_pk" PRIMARY KEY("order_id","product_id","colour_id","size_id"),
	CONSTRAINT "order_line_variants_colour_name" CHECK (num_nulls("order_line_variants"."colour_name"->>'ar', "order_line_variants"."colour_name"->>'en') = 0),
	CONSTRAINT "order_line_variants_quantity" CHECK ("order_line_variants"."quantity" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"first_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"subtotal" bigint NOT NULL,
	"saving" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_lines_name" CHECK (num_nulls("order_lines"."name"->>'ar', "order_lines"."name"->>'en') = 0),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 100000),
	CONSTRAINT "order_lines_subtotal" CHECK ("order_lines"."subtotal" = "order_lines"."quantity" * "order_lines"."unit_price"),
	CONSTRAINT "order_lines_saving" CHECK ("order_lines"."saving" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"invoice_number" integer,
	"invoiced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key_id" integer,
	"locale" "locale" NOT NULL,
	"status" "order_status" DEFAULT 'pending' NOT NULL,
	"payment_method" smallint NOT NULL,
	"payment_status" "payment_status" DEFAULT 'unpaid' NOT NULL,
	"customer_id" integer,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"address" text NOT NULL,
	"building" text,
	"floor" text,
	"apartment" text,
	"address_note" text,
	"country_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer,
	"country" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"area" jsonb NOT NULL,
	"district" text,
	"short_address" text,
	"postcode" text,
	"delivery_days_from" integer NOT NULL,
	"delivery_days_to" integer NOT NULL,
	"shipping_per" text DEFAULT 'product' NOT NULL,
	"free_shipping_from" bigint,
	"return_days" integer,
	"transfer_days" integer NOT NULL,
	"company_name" text,
	"company_vat" text,
	"purchase_order" text,
	"seller_name" jsonb NOT NULL,
	"seller_address" jsonb NOT NULL,
	"seller_vat_number" text,
	"seller_cr_number" text,
	"pieces" integer NOT NULL,
	"items_total" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"coupon_code" text,
	"coupon_returned_at" timestamp with time zone,
	"coupon_value" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_included" boolean NOT NULL,
	"tax" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"announced_at" timestamp with time zone,
	"addition_of" integer,
	"claimed" boolean DEFAULT false NOT NULL,
	"bill_revision" integer DEFAULT 0 NOT NULL,
	"invoice_address" jsonb,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_idempotency_key_id_unique" UNIQUE("idempotency_key_id"),
	CONSTRAINT "orders_invoice" CHECK (("orders"."invoice_number" is null) = ("orders"."invoiced_at" is null)),
	CONSTRAINT "orders_company" CHECK (("orders"."company_name" is null) = ("orders"."company_vat" is null)),
	CONSTRAINT "orders_translations" CHECK (num_nulls("orders"."country"->>'ar', "orders"."country"->>'en', "orders"."city"->>'ar', "orders"."city"->>'en', "orders"."area"->>'ar', "orders"."area"->>'en', "orders"."seller_name"->>'ar', "orders"."seller_name"->>'en') = 0),
	CONSTRAINT "orders_shipping_per" CHECK ("orders"."shipping_per" in ('product', 'order')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in (0, 1)),
	CONSTRAINT "orders_pieces" CHECK ("orders"."pieces" > 0),
	CONSTRAINT "orders_delivery_days" CHECK ("orders"."delivery_days_from" between 1 and "orders"."delivery_days_to" and "orders"."delivery_days_to" <= 60),
	CONSTRAINT "orders_amounts" CHECK (least("orders"."items_total", "orders"."saving", "orders"."coupon_value", "orders"."shipping", "orders"."tax", "orders"."grand_total") >= 0
        and "orders"."coupon_value" <= "orders"."items_total"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."grand_total" = "orders"."items_total" - "orders"."coupon_value" + "orders"."shipping"
        + case when "orders"."tax_included" then 0 else "orders"."tax" end)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_before" bigint NOT NULL,
	"state" "refund_state" DEFAULT 'started' NOT NULL,
	"credit_note" integer,
	"lease_ends_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"event_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"url" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" "payment_state" DEFAULT 'open' NOT NULL,
	"charge_id" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"gateway_refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_poll_at" timestamp with time zone NOT NULL,
	"poll_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_return_id_unique" UNIQUE("return_id"),
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_charge_id_unique" UNIQUE("charge_id"),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_gateway_refunded" CHECK ("payments"."gateway_refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_paid" CHECK (("payments"."state" = 'paid') = ("payments"."paid_at" is not null) and ("payments"."state" <> 'paid' or "payments"."charge_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"customer_id" integer,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"mail" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"client" text,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"tax_basis_points" integer DEFAULT 1500 NOT NULL,
	"tax_included" boolean DEFAULT false NOT NULL,
	"invoice_at" "invoice_moment" DEFAULT 'payment' NOT NULL,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"order_email" text,
	"facebook" text,
	"twitter" text,
	"vimeo" text,
	"bank_iban" text,
	"vat_number" text,
	"cr_number" text,
	"seller_street" text,
	"seller_building" text,
	"seller_district" text,
	"seller_city" text,
	"seller_postcode" text,
	"vat_certificate" text,
	"transfer_days" integer DEFAULT 3 NOT NULL,
	"return_days" integer DEFAULT 7,
	"answer_days" integer,
	"match_days" integer,
	"national_address" text,
	"shipping_per" text DEFAULT 'product' NOT NULL,
	"free_shipping_from" bigint,
	"cut_off_hour" integer,
	"sbc_number" text,
	"sbc_link" text,
	"default_city_id" integer,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_tax" CHECK ("settings"."tax_basis_points" between 0 and 10000),
	CONSTRAINT "settings_transfer_days" CHECK ("settings"."transfer_days" between 1 and 60),
	CONSTRAINT "settings_return_days" CHECK ("settings"."return_days" between 1 and 365),
	CONSTRAINT "settings_answer_days" CHECK ("settings"."answer_days" between 0 and 30),
	CONSTRAINT "settings_match_days" CHECK ("settings"."match_days" between 0 and 30),
	CONSTRAINT "settings_cut_off_hour" CHECK ("settings"."cut_off_hour" between 1 and 23),
	CONSTRAINT "settings_national_address" CHECK ("settings"."national_address" in ('required', 'optional')),
	CONSTRAINT "settings_shipping_per" CHECK ("settings"."shipping_per" in ('product', 'order')),
	CONSTRAINT "settings_free_shipping_from" CHECK ("settings"."free_shipping_from" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings_translations" (
	"locale" "locale" PRIMARY KEY NOT NULL,
	"app_name" text NOT NULL,
	"legal_name" text,
	"logo" text,
	"address" text,
	"hours" text,
	"delivery_promise" text,
	"footer_about" text DEFAULT '' NOT NULL,
	"shop_about" text,
	"search_hint" text,
	"newsletter_title" text,
	"newsletter_text" text,
	"contact_intro" text,
	"return_terms" text,
	"size_advice" text,
	"sponsors_title" text,
	"bank_name" text,
	"bank_holder" text
);
--> statement-breakpoint
CREATE TABLE "size_chart_rows" (
	"chart_id" integer NOT NULL,
	"size" text NOT NULL,
	"position" integer NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "size_chart_rows_chart_id_size_pk" PRIMARY KEY("chart_id","size")
);
--> statement-breakpoint
CREATE TABLE "size_chart_translations" (
	"chart_id" integer NOT NULL,
	"locale" "locale" NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "size_chart_translations_chart_id_locale_pk" PRIMARY KEY("chart_id","locale")
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "size_charts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	CONSTRAINT "size_charts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "transfer_receipts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"file" "bytea" NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "transfer_receipts_file" CHECK (octet_length("transfer_receipts"."file") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "zatca_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zatca_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_id" integer NOT NULL,
	"counter" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"credit_note" integer,
	"is_standard" boolean NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"qr" text NOT NULL,
	"xml" "bytea" NOT NULL,
	"state" "zatca_document_state" DEFAULT 'made' NOT NULL,
	"cleared_xml" "bytea",
	"cleared_qr" text,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"request_ms" integer,
	"clock_ahead_s" integer,
	CONSTRAINT "zatca_documents_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "zatca_documents_counter" UNIQUE("unit_id","counter"),
	CONSTRAINT "zatca_documents_previous" UNIQUE("unit_id","previous_hash"),
	CONSTRAINT "zatca_documents_hash" UNIQUE("unit_id","hash"),
	CONSTRAINT "zatca_documents_hashes" CHECK (length("zatca_documents"."hash") = 44 and length("zatca_documents"."previous_hash") in (44, 88)),
	CONSTRAINT "zatca_documents_xml" CHECK (octet_length("zatca_documents"."xml") between 1 and 4194304),
	CONSTRAINT "zatca_documents_cleared" CHECK (("zatca_documents"."cleared_xml" is null) = ("zatca_documents"."cleared_qr" is null))
);
--> statement-breakpoint
CREATE TABLE "zatca_owed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zatca_owed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"credit_note" integer,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zatca_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zatca_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" "zatca_environment" NOT NULL,
	"state" "zatca_unit_state" NOT NULL,
	"because" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"common_name" text NOT NULL,
	"certificate" text NOT NULL,
	"certified_until" timestamp with time zone NOT NULL,
	"sealed_key" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_counter" integer DEFAULT 0 NOT NULL,
	"last_hash" text NOT NULL,
	CONSTRAINT "zatca_units_counter" CHECK ("zatca_units"."last_counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "storefront_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"br" "bytea",
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cache_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "cache_version_one_row" CHECK ("cache_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"shop_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_starts_at_pk" PRIMARY KEY("key","window_starts_at"),
	CONSTRAINT "rate_limits_count" CHECK ("rate_limits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "key_fingerprints" (
	"version" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_city_of_country" FOREIGN KEY ("country_id","city_id") REFERENCES "public"."cities"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_area_of_city" FOREIGN KEY ("city_id","area_id") REFERENCES "public"."areas"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_translations" ADD CONSTRAINT "area_translations_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_translations" ADD CONSTRAINT "city_translations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_translations" ADD CONSTRAINT "country_translations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tiers" ADD CONSTRAINT "price_tiers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tiers" ADD CONSTRAINT "price_tiers_follow" FOREIGN KEY ("product_id","previous_to") REFERENCES "public"."price_tiers"("product_id","to_pieces") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colour_translations" ADD CONSTRAINT "product_colour_translations_colour_id_product_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."product_colours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colours" ADD CONSTRAINT "product_colours_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colours" ADD CONSTRAINT "product_colours_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photo_translations" ADD CONSTRAINT "product_photo_translations_photo_id_product_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."product_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_colour_of_product" FOREIGN KEY ("product_id","colour_id") REFERENCES "public"."product_colours"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stats" ADD CONSTRAINT "product_stats_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_id_size_charts_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_hover_image_images_hash_fk" FOREIGN KEY ("hover_image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_is_brand" FOREIGN KEY ("brand_id","brand_kind") REFERENCES "public"."categories"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category_translations" ADD CONSTRAINT "blog_category_translations_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_translations" ADD CONSTRAINT "blog_translations_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_item_translations" ADD CONSTRAINT "vision_item_translations_item_id_vision_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."vision_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vision_items" ADD CONSTRAINT "vision_items_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_products" ADD CONSTRAINT "home_section_products_section_id_home_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."home_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_products" ADD CONSTRAINT "home_section_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_translations" ADD CONSTRAINT "home_section_translations_section_id_home_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."home_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_translations" ADD CONSTRAINT "slide_translations_slide_id_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_translations" ADD CONSTRAINT "slide_translations_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_tall_images_hash_fk" FOREIGN KEY ("image_tall") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_translations" ADD CONSTRAINT "sponsor_translations_sponsor_id_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_image_images_hash_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_variants" ADD CONSTRAINT "order_line_variants_of_line" FOREIGN KEY ("order_id","product_id") REFERENCES "public"."order_lines"("order_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_variants" ADD CONSTRAINT "order_line_variants_colour_of_product" FOREIGN KEY ("product_id","colour_id") REFERENCES "public"."product_colours"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_variants" ADD CONSTRAINT "order_line_variants_size_of_product" FOREIGN KEY ("product_id","size_id") REFERENCES "public"."product_sizes"("product_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_idempotency_key_id_idempotency_keys_id_fk" FOREIGN KEY ("idempotency_key_id") REFERENCES "public"."idempotency_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_addition_of_orders_id_fk" FOREIGN KEY ("addition_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_of_country" FOREIGN KEY ("country_id","city_id") REFERENCES "public"."cities"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_area_of_city" FOREIGN KEY ("city_id","area_id") REFERENCES "public"."areas"("city_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_credit_note_credit_notes_number_fk" FOREIGN KEY ("credit_note") REFERENCES "public"."credit_notes"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_default_city_id_cities_id_fk" FOREIGN KEY ("default_city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_translations" ADD CONSTRAINT "settings_translations_logo_images_hash_fk" FOREIGN KEY ("logo") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_rows" ADD CONSTRAINT "size_chart_rows_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_translations" ADD CONSTRAINT "size_chart_translations_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_receipts" ADD CONSTRAINT "transfer_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_documents" ADD CONSTRAINT "zatca_documents_unit_id_zatca_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."zatca_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_documents" ADD CONSTRAINT "zatca_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_documents" ADD CONSTRAINT "zatca_documents_credit_note_credit_notes_number_fk" FOREIGN KEY ("credit_note") REFERENCES "public"."credit_notes"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_owed" ADD CONSTRAINT "zatca_owed_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_owed" ADD CONSTRAINT "zatca_owed_credit_note_credit_notes_number_fk" FOREIGN KEY ("credit_note") REFERENCES "public"."credit_notes"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "order_claims_customer" ON "order_claims" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_claims_created" ON "order_claims" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "list_bits_changes_chunk" ON "list_bits_changes" USING btree ("kind","chunk");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "product_colours_family" ON "product_colours" USING btree ("family","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("added_on" DESC NULLS FIRST,"position","product_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "product_listing_price" ON "product_listing" USING btree ("price","added_on" DESC NULLS FIRST,"position","product_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "product_listing_price_down" ON "product_listing" USING btree ("price" DESC NULLS FIRST,"added_on" DESC NULLS FIRST,"position","product_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "product_sizes_by_name" ON "product_sizes" USING btree ("name","product_id");--> statement-breakpoint
CREATE INDEX "product_stats_rating" ON "product_stats" USING btree ("rating" DESC NULLS LAST,"rating_count" DESC NULLS FIRST,"sold_count" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_stats_sold" ON "product_stats" USING btree ("sold_count" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("added_on" DESC NULLS FIRST,"position") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_trigrams" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_stems_prefix" ON "search_stems" USING btree ("stem" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_any_case" ON "coupons" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("written_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blogs_stems" ON "blogs" USING gin ("search_stems");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_invoiced" ON "orders" USING btree ("invoiced_at") WHERE "orders"."invoiced_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_announced" ON "orders" USING btree ("announced_at") WHERE "orders"."announced_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree (lower("buyer_email")) WHERE "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree ((case when lower("buyer_email") ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(regexp_replace(lower("buyer_email"), '^(.[^@]*?)\+[^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace(lower("buyer_email"), '^(.[^@]*?)\+[^@]*@', '\1@') end));--> statement-breakpoint
CREATE INDEX "orders_addition_of" ON "orders" USING btree ("addition_of") WHERE "orders"."addition_of" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon_phone" ON "orders" USING btree ("coupon_code","buyer_phone") WHERE "orders"."coupon_code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one_started" ON "payment_refunds" USING btree ("payment_id") WHERE "payment_refunds"."state" = 'started';--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_received" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_next_poll" ON "payments" USING btree ("next_poll_at") WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payments_late_poll" ON "payments" USING btree ("next_poll_at") WHERE "payments"."state" = 'expired';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_imported_once" ON "reviews" USING btree ("product_id","email") WHERE imported;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_customer_once" ON "reviews" USING btree ("product_id","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sent_mails_recipient" ON "sent_mails" USING btree ("recipient","counted_at");--> statement-breakpoint
CREATE INDEX "sent_mails_client" ON "sent_mails" USING btree ("client","counted_at") WHERE "sent_mails"."client" is not null;--> statement-breakpoint
CREATE INDEX "sent_mails_counted_at" ON "sent_mails" USING btree ("counted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "zatca_documents_live" ON "zatca_documents" USING btree ("order_id",coalesce("credit_note", 0)) WHERE "zatca_documents"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "zatca_documents_order" ON "zatca_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "zatca_documents_waiting" ON "zatca_documents" USING btree ("id") WHERE "zatca_documents"."state" = 'made';--> statement-breakpoint
CREATE UNIQUE INDEX "zatca_owed_once" ON "zatca_owed" USING btree ("order_id",coalesce("credit_note", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "zatca_units_one" ON "zatca_units" USING btree ((true)) WHERE "zatca_units"."state" <> 'retired';--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_run" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_starts_at");
--> statement-breakpoint

-- Hand-written from here on.
-- A search ranks up to 240 products by their stems. Of a row of up to half a page, PostgreSQL then keeps them beside the row's other
-- columns, where a ranking reads two pages less for each product.
ALTER TABLE products SET (toast_tuple_target = 4080);
--> statement-breakpoint
ALTER TABLE products ALTER search_stems SET STORAGE main;
--> statement-breakpoint
INSERT INTO installation DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO settings (id) VALUES (1);
--> statement-breakpoint
INSERT INTO settings_translations (locale, app_name) VALUES ('ar', 'المتجر'), ('en', 'Shop');
--> statement-breakpoint
INSERT INTO invoice_counter DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO credit_note_counter DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO cache_version DEFAULT VALUES;
--> statement-breakpoint

CREATE FUNCTION start_product_stats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_stats (product_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_start_stats AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION start_product_stats();
--> statement-breakpoint
-- With columns to sort by, so that a search sorts its matches without reading rows of the tables.
ALTER TABLE product_stats DROP CONSTRAINT product_stats_pkey, ADD PRIMARY KEY (product_id) INCLUDE (sold_count);
--> statement-breakpoint
ALTER TABLE product_listing DROP CONSTRAINT product_listing_pkey, ADD PRIMARY KEY (product_id) INCLUDE (price, added_on, position);
--> statement-breakpoint

-- Copies what lists sort and filter by. Once a statement, since an import writes thousands of rows.
CREATE FUNCTION start_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_listing (product_id, men, women, children, added_on, position, hidden)
  SELECT id, men, women, children, added_on, position, hidden FROM written;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_start_listing AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION start_listing();
--> statement-breakpoint
CREATE FUNCTION copy_to_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_listing listing
     SET men = w.men, women = w.women, children = w.children, added_on = w.added_on, position = w.position, hidden = w.hidden
    FROM written w
   WHERE w.id = listing.product_id
     AND (listing.men, listing.women, listing.children, listing.added_on, listing.position, listing.hidden)
      IS DISTINCT FROM (w.men, w.women, w.children, w.added_on, w.position, w.hidden);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_copy_to_listing AFTER UPDATE ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION copy_to_listing();
--> statement-breakpoint
CREATE FUNCTION copy_price_to_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_listing listing SET price = first.price
    FROM (SELECT changed.product_id, (SELECT price FROM price_tiers tier
            WHERE tier.product_id = changed.product_id ORDER BY from_pieces LIMIT 1) AS price
          FROM (SELECT DISTINCT product_id FROM written) changed) first
   WHERE first.product_id = listing.product_id AND listing.price IS DISTINCT FROM first.price;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_tiers_copy_on_insert AFTER INSERT ON price_tiers REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION copy_price_to_listing();
--> statement-breakpoint
CREATE TRIGGER price_tiers_copy_on_update AFTER UPDATE ON price_tiers REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION copy_price_to_listing();
--> statement-breakpoint
CREATE TRIGGER price_tiers_copy_on_delete AFTER DELETE ON price_tiers REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION copy_price_to_listing();
--> statement-breakpoint

-- The products of each set of list_bits.
CREATE VIEW list_marks (kind, value, product_id) AS
  SELECT 'flag'::list_bits_kind, flag, product_id
    FROM product_listing, (VALUES ('shown'), ('men'), ('women'), ('children')) AS flags (flag)
   WHERE CASE flag WHEN 'shown' THEN NOT hidden WHEN 'men' THEN men WHEN 'women' THEN women ELSE children END
  UNION ALL SELECT 'category', category_id::text, product_id FROM product_categories
  UNION ALL SELECT 'colour', family, product_id FROM product_colours WHERE NOT hidden
  UNION ALL SELECT 'size', name, product_id FROM product_sizes WHERE NOT hidden
  UNION ALL SELECT 'rating', rating::text, product_id FROM product_stats WHERE rating IS NOT NULL
  -- Rounded down to two digits.
  UNION ALL SELECT 'price', rpad(left(price::text, 2), length(price::text), '0'), product_id FROM product_listing WHERE price IS NOT NULL
  UNION ALL SELECT 'span', floor((added_on - date '1970-01-01') / 64.0)::text, product_id FROM product_listing;
--> statement-breakpoint
-- Marks the products that the query TG_ARGV[1] finds for the rows of list_bits of the kinds TG_ARGV[0].
CREATE FUNCTION mark_list_bits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO list_bits_changes (kind, chunk, products)
    SELECT kind, product_id >> 13, array_agg(DISTINCT product_id)
      FROM unnest(%1$L::list_bits_kind[]) AS kind, (%2$s) AS changed (product_id)
     WHERE product_id IS NOT NULL GROUP BY 1, 2', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('product_listing', '{flag,span}', 'product_id', 'hidden, %1$s.men, %1$s.women, %1$s.children, %1$s.added_on'),
    ('product_listing', '{price}', 'product_id', 'price'),
    ('product_categories', '{category}', 'product_id', 'category_id'),
    ('product_colours', '{colour}', 'id', 'product_id, %1$s.family, %1$s.hidden'),
    ('product_sizes', '{size}', 'id', 'product_id, %1$s.name, %1$s.hidden')
  ) AS parts (name, kinds, key, marked)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION mark_list_bits(%L, %L)',
      format('%s_mark_%s_on_insert', part.name, (part.kinds::text[])[1]), part.name, part.kinds, 'SELECT product_id FROM written');
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION mark_list_bits(%L, %L)',
      format('%s_mark_%s_on_delete', part.name, (part.kinds::text[])[1]), part.name, part.kinds, 'SELECT product_id FROM written');
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION mark_list_bits(%L, %L)',
      format('%s_mark_%s_on_update', part.name, (part.kinds::text[])[1]), part.name, part.kinds,
      format('SELECT unnest(ARRAY[written.product_id, before.product_id]) FROM written
          FULL JOIN before ON before.%1$I = written.%1$I WHERE (%2$s) IS DISTINCT FROM (%3$s)',
        part.key, format('written.' || part.marked, 'written'), format('before.' || part.marked, 'before')));
  END LOOP;
END $$;
--> statement-breakpoint
-- A row each, since payments leave the ratings. Marks the whole chunk from its second product on, since an import has many reviews.
CREATE FUNCTION mark_list_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer := coalesce(NEW.product_id, OLD.product_id);
  is_whole boolean;
BEGIN
  SELECT bool_or(products IS NULL) INTO is_whole FROM list_bits_changes WHERE kind = 'rating' AND chunk = product >> 13;
  IF is_whole IS NOT TRUE THEN
    INSERT INTO list_bits_changes (kind, chunk, products)
    VALUES ('rating', product >> 13, CASE WHEN is_whole IS NULL THEN ARRAY[product] END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_stats_mark_list_on_insert AFTER INSERT ON product_stats FOR EACH ROW
  WHEN (NEW.rating IS NOT NULL) EXECUTE FUNCTION mark_list_rating();
--> statement-breakpoint
CREATE TRIGGER product_stats_mark_list_on_update AFTER UPDATE ON product_stats FOR EACH ROW
  WHEN (NEW.rating IS DISTINCT FROM OLD.rating) EXECUTE FUNCTION mark_list_rating();
--> statement-breakpoint
CREATE TRIGGER product_stats_mark_list_on_delete AFTER DELETE ON product_stats FOR EACH ROW
  WHEN (OLD.rating IS NOT NULL) EXECUTE FUNCTION mark_list_rating();
--> statement-breakpoint
-- A set per place or-ed together copies a kilobyte for each; words of 64 bits do not, but cost more for few places.
CREATE FUNCTION bits_of(places smallint[]) RETURNS bit(8192) LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  IF cardinality(places) < 32 THEN
    RETURN (SELECT coalesce(bit_or(set_bit(0::bit(8192), place, 1)), 0::bit(8192)) FROM unnest(places) AS place);
  END IF;
  RETURN (SELECT string_agg(coalesce(bits, 0)::bit(64)::text, '' ORDER BY word)::bit(8192)
    FROM generate_series(0, 127) AS word LEFT JOIN (
      SELECT place >> 6 AS word, bit_or(1::bigint << (63 - (place & 63))) AS bits FROM (SELECT unnest(places) AS place) AS each GROUP BY 1
    ) AS used USING (word));
END $$;
--> statement-breakpoint
-- The lock of the caller keeps transactions that change the same kind apart.
CREATE FUNCTION renew_set_version(changed text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO set_versions (kind, version) VALUES (changed, gen_random_uuid())
  ON CONFLICT (kind) DO UPDATE SET version = EXCLUDED.version;
$$;
--> statement-breakpoint
CREATE FUNCTION store_list_bits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_whole boolean;
  is_changed boolean;
  changed integer[];
  others bit(8192);
BEGIN
  -- Waits for another transaction that stores this kind. The next statement sees its changes.
  PERFORM pg_advisory_xact_lock(hashtext('list_bits'), hashtext(NEW.kind::text));
  WITH marked AS (DELETE FROM list_bits_changes WHERE kind = NEW.kind AND chunk = NEW.chunk RETURNING products)
  SELECT bool_or(products IS NULL), array_agg(DISTINCT product) INTO is_whole, changed
    FROM marked LEFT JOIN LATERAL unnest(products) AS product ON true;
  -- Another mark of the transaction has stored it.
  IF is_whole IS NULL THEN
    RETURN NULL;
  END IF;
  IF is_whole THEN
    changed := ARRAY(SELECT generate_series(NEW.chunk << 13, (NEW.chunk << 13) + 8191));
  END IF;
  others := ~bits_of(ARRAY(SELECT (product & 8191)::smallint FROM unnest(changed) AS product));
  WITH found AS (
    SELECT value, bits_of(array_agg((product_id & 8191)::smallint)) AS bits
      FROM list_marks WHERE kind = NEW.kind AND product_id = ANY (changed) GROUP BY value
  ), sets AS MATERIALIZED (
    SELECT value, coalesce((stored.bits & others) | found.bits, stored.bits & others, found.bits) AS bits
      FROM found FULL JOIN (SELECT * FROM list_bits WHERE kind = NEW.kind AND chunk = NEW.chunk) AS stored USING (value)
  ), gone AS (
    DELETE FROM list_bits WHERE kind = NEW.kind AND chunk = NEW.chunk
      AND value IN (SELECT value FROM sets WHERE bit_count(bits) = 0) RETURNING value
  ), stored AS (
    INSERT INTO list_bits (kind, value, chunk, bits)
    SELECT NEW.kind, value, NEW.chunk, bits FROM sets WHERE bit_count(bits) > 0
    ON CONFLICT (kind, value, chunk) DO UPDATE SET bits = EXCLUDED.bits WHERE list_bits.bits <> EXCLUDED.bits RETURNING value
  )
  SELECT EXISTS (SELECT FROM gone UNION ALL SELECT FROM stored) INTO is_changed;
  IF is_changed THEN
    PERFORM renew_set_version(NEW.kind::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER list_bits_changes_store AFTER INSERT ON list_bits_changes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION store_list_bits();
--> statement-breakpoint

-- Marks the products of a statement whose keys for searches may change.
CREATE FUNCTION mark_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- A full join, since a nested loop over thousands of rows takes seconds.
    INSERT INTO search_changes (products) SELECT array_agg(id) FROM written FULL JOIN before USING (id)
      WHERE (written.search_parts, written.hidden) IS DISTINCT FROM (before.search_parts, before.hidden) HAVING count(*) > 0;
  ELSE
    INSERT INTO search_changes (products) SELECT array_agg(id) FROM written HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_mark_search_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION mark_search_change();
--> statement-breakpoint
CREATE TRIGGER products_mark_search_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION mark_search_change();
--> statement-breakpoint
CREATE TRIGGER products_mark_search_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION mark_search_change();
--> statement-breakpoint

-- Stores the keys of all marked products when the transaction commits, a chunk at a time, so that an import needs little memory.
CREATE FUNCTION store_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  gone text[];
  part record;
BEGIN
  -- Another mark of the transaction has stored it.
  IF NOT EXISTS (SELECT FROM search_changes WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  -- Waits for another transaction that stores keys. The next statement sees its changes.
  PERFORM pg_advisory_xact_lock(hashtext('product_search'), 0);
  SELECT array_agg(DISTINCT product) INTO changed FROM search_changes, unnest(products) AS product;
  DELETE FROM search_changes;
  FOR part IN SELECT id >> 13 AS chunk, array_agg(id) AS ids FROM unnest(changed) AS id GROUP BY 1 LOOP
    WITH made AS MATERIALIZED (
      SELECT id, ARRAY(SELECT 'a' || unnest(tsvector_to_array(ts_filter(stems, '{a}')))
        UNION ALL SELECT 'b' || unnest(tsvector_to_array(ts_filter(stems, '{b}')))
        UNION ALL SELECT 'c' || unnest(tsvector_to_array(ts_delete(ts_filter(stems, '{c}'), tsvector_to_array(ts_filter(stems, '{a,b}')))))
        UNION ALL SELECT 'd' || unnest(tsvector_to_array(ts_delete(stems, tsvector_to_array(ts_filter(stems, '{a,b,c}')))))) AS keys
      -- `offset 0` decompresses the stems once.
      FROM products, LATERAL (SELECT search_stems || '' AS stems OFFSET 0) AS unpacked WHERE id = ANY (part.ids) AND NOT hidden
    ), stored AS MATERIALIZED (
      SELECT product_id AS id, keys FROM product_search WHERE product_id = ANY (part.ids)
    ), differences AS (
      SELECT key, (id & 8191)::smallint AS place, true AS is_added FROM made LEFT JOIN stored USING (id),
        LATERAL (SELECT unnest(made.keys) EXCEPT SELECT unnest(stored.keys)) AS added (key)
      UNION ALL SELECT key, (id & 8191)::smallint, false FROM stored LEFT JOIN made USING (id),
        LATERAL (SELECT unnest(stored.keys) EXCEPT SELECT unnest(made.keys)) AS removed (key)
    ), changes AS MATERIALIZED (
      SELECT key, array_agg(place) FILTER (WHERE is_added) AS added, array_agg(place) FILTER (WHERE NOT is_added) AS removed
        FROM differences GROUP BY key
    ), sets AS (
      SELECT changes.key,
        CASE WHEN stored.key IS NULL THEN added
          WHEN bits IS NULL THEN ARRAY(SELECT unnest(places || added) EXCEPT SELECT unnest(removed)) END AS places,
        CASE WHEN bits IS NOT NULL
          THEN (bits | coalesce(bits_of(added), 0::bit(8192))) & ~coalesce(bits_of(removed), 0::bit(8192)) END AS bits
      FROM changes LEFT JOIN search_sets stored ON stored.key = changes.key AND stored.chunk = part.chunk
    ), stored_sets AS (
      INSERT INTO search_sets (key, chunk, places, bits)
      SELECT key, part.chunk, CASE WHEN cardinality(places) <= 256 THEN places WHEN bit_count(bits) = 0 THEN '{}' END,
        CASE WHEN cardinality(places) > 256 THEN bits_of(places) WHEN bit_count(bits) > 0 THEN bits END FROM sets
      ON CONFLICT (key, chunk) DO UPDATE SET places = EXCLUDED.places, bits = EXCLUDED.bits
    ), stored_stems AS (
      INSERT INTO search_stems (stem, uses)
      SELECT substr(key, 2), sum(coalesce(cardinality(added), 0) - coalesce(cardinality(removed), 0)) AS uses FROM changes GROUP BY 1
      ON CONFLICT (stem) DO UPDATE SET uses = search_stems.uses + EXCLUDED.uses
    ), hidden AS (
      DELETE FROM product_search WHERE product_id = ANY (part.ids) AND product_id NOT IN (SELECT id FROM made)
    ), written AS (
      INSERT INTO product_search (product_id, keys) SELECT id, keys FROM made
      ON CONFLICT (product_id) DO UPDATE SET keys = EXCLUDED.keys WHERE product_search.keys <> EXCLUDED.keys
    )
    SELECT array_agg(key) INTO gone FROM changes WHERE removed IS NOT NULL;
    DELETE FROM search_sets WHERE chunk = part.chunk AND key = ANY (gone) AND places = '{}';
    DELETE FROM search_stems WHERE stem IN (SELECT substr(key, 2) FROM unnest(gone) AS key) AND uses = 0;
  END LOOP;
  PERFORM renew_set_version('search');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER search_changes_store AFTER INSERT ON search_changes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION store_search();
--> statement-breakpoint

-- Words in names similar to a word, most similar first. The operator reads the index, the function similarity would not.
CREATE FUNCTION near_words(given text) RETURNS SETOF search_words
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.15 AS $$
BEGIN
  RETURN QUERY SELECT * FROM search_words WHERE word % given
    ORDER BY similarity(word, given) DESC, uses DESC, word LIMIT 40;
END $$;
--> statement-breakpoint

-- An order's coupon use is returned when it is not paid in time. If it is paid or fulfilled after all, the use counts again.
CREATE FUNCTION count_coupon_of_late_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coupons SET used = used + 1 WHERE code = NEW.coupon_code;
  NEW.coupon_returned_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_coupon BEFORE UPDATE OF payment_status, status ON orders
  FOR EACH ROW
  WHEN (OLD.coupon_returned_at IS NOT NULL
    AND (NEW.payment_status = 'paid' OR NEW.status IN ('processing', 'shipped', 'completed')))
  EXECUTE FUNCTION count_coupon_of_late_order();
--> statement-breakpoint

-- A paid order has its invoice, whichever program marks it paid. Deferred, since the number is taken last.
CREATE FUNCTION require_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id = NEW.id AND payment_status IN ('paid', 'refunded') AND invoice_number IS NULL) THEN
    RAISE check_violation USING MESSAGE = format('Order %s is paid without an invoice', NEW.code), CONSTRAINT = 'orders_paid_invoiced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_paid_invoiced AFTER INSERT OR UPDATE OF payment_status ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.payment_status IN ('paid', 'refunded') AND NEW.invoice_number IS NULL)
  EXECUTE FUNCTION require_invoice();
--> statement-breakpoint
-- An issued invoice is corrected by a credit note only (VAT Implementing Regulations, 54).
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING MESSAGE = format('Invoice %s was issued and never changes', OLD.invoice_number), CONSTRAINT = 'orders_keep_invoice';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_invoice BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.invoice_number IS NOT NULL AND
    (OLD.invoice_number, OLD.invoiced_at, OLD.items_total, OLD.coupon_value, OLD.shipping, OLD.tax, OLD.tax_basis_points, OLD.tax_included, OLD.grand_total)
    IS DISTINCT FROM
    (NEW.invoice_number, NEW.invoiced_at, NEW.items_total, NEW.coupon_value, NEW.shipping, NEW.tax, NEW.tax_basis_points, NEW.tax_included, NEW.grand_total))
  EXECUTE FUNCTION keep_invoice();
--> statement-breakpoint

-- A trigger, so that changes by a command, a card payment or a person at the database are all recorded.
CREATE FUNCTION write_order_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_history (order_id, status, payment_status) VALUES (NEW.id, NEW.status, NEW.payment_status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_write_history AFTER UPDATE OF status, payment_status ON orders
  FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status) IS DISTINCT FROM (NEW.status, NEW.payment_status))
  EXECUTE FUNCTION write_order_history();
--> statement-breakpoint

CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The position in a list and the search columns do not show on a product's page.
CREATE TRIGGER products_mark_changed BEFORE UPDATE ON products FOR EACH ROW
  WHEN ((OLD.category_id, OLD.brand_id, OLD.men, OLD.women, OLD.children, OLD.badge, OLD.size_chart_id, OLD.image, OLD.hover_image, OLD.hidden)
    IS DISTINCT FROM
    (NEW.category_id, NEW.brand_id, NEW.men, NEW.women, NEW.children, NEW.badge, NEW.size_chart_id, NEW.image, NEW.hover_image, NEW.hidden))
  EXECUTE FUNCTION mark_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_mark_changed BEFORE UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.category_id, OLD.image, OLD.written_on, OLD.featured, OLD.hidden)
    IS DISTINCT FROM (NEW.category_id, NEW.image, NEW.written_on, NEW.featured, NEW.hidden))
  EXECUTE FUNCTION mark_changed();
--> statement-breakpoint
-- Updates changed_at in the table TG_ARGV[0] for the ids that the query TG_ARGV[1] selects from `written`, the rows of the
-- statement. Once a statement, since an import writes thousands of rows.
CREATE FUNCTION mark_owners_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I SET changed_at = now() WHERE changed_at IS DISTINCT FROM now() AND id IN (%s)', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  part record;
  event record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('product_translations', 'products', 'SELECT product_id FROM written'),
    ('price_tiers', 'products', 'SELECT product_id FROM written'),
    ('product_colours', 'products', 'SELECT product_id FROM written'),
    ('product_colour_translations', 'products', 'SELECT c.product_id FROM product_colours c JOIN written w ON w.colour_id = c.id'),
    ('product_sizes', 'products', 'SELECT product_id FROM written'),
    ('product_photos', 'products', 'SELECT product_id FROM written'),
    ('product_photo_translations', 'products', 'SELECT p.product_id FROM product_photos p JOIN written w ON w.photo_id = p.id'),
    ('product_attributes', 'products', 'SELECT product_id FROM written'),
    ('size_chart_rows', 'products', 'SELECT p.id FROM products p JOIN written w ON w.chart_id = p.size_chart_id'),
    ('size_chart_translations', 'products', 'SELECT p.id FROM products p JOIN written w ON w.chart_id = p.size_chart_id'),
    ('blog_translations', 'blogs', 'SELECT blog_id FROM written')
  ) AS parts (name, owner, owners)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS events (name, side)
    LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_owners_changed(%L, %L)',
        part.name || '_mark_on_' || lower(event.name), event.name, part.name, event.side, part.owner, part.owners);
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint

-- A review counts in its product's mean if it came with the owner's files, or its author proved their address or bought the
-- product: accounts at other people's addresses move no mean. Placing an order costs nothing, so the order must be paid, or in
-- a status that only paid orders get.
CREATE FUNCTION review_counts(author integer, product integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT author IS NULL
    OR EXISTS (SELECT FROM customers WHERE id = author AND email_proven_at IS NOT NULL)
    OR EXISTS (
      SELECT FROM orders JOIN order_lines ON order_lines.order_id = orders.id AND order_lines.product_id = product
       WHERE orders.customer_id = author AND orders.status <> 'cancelled'
         AND (orders.payment_status = 'paid' OR orders.status IN ('processing', 'shipped', 'completed')))
$$;
--> statement-breakpoint
CREATE FUNCTION mark_review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.counted := review_counts(NEW.customer_id, NEW.product_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_mark_counted BEFORE INSERT OR UPDATE OF product_id, customer_id, rating ON reviews
  FOR EACH ROW EXECUTE FUNCTION mark_review_counted();
--> statement-breakpoint
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.counted THEN
    UPDATE product_stats
       SET rating_count = rating_count - 1, rating_sum = rating_sum - OLD.rating,
           ratings_by_star[OLD.rating] = ratings_by_star[OLD.rating] - 1
     WHERE product_id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.counted THEN
    UPDATE product_stats
       SET rating_count = rating_count + 1, rating_sum = rating_sum + NEW.rating,
           ratings_by_star[NEW.rating] = ratings_by_star[NEW.rating] + 1
     WHERE product_id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_count_in_stats AFTER INSERT OR DELETE OR UPDATE OF product_id, customer_id, rating, counted ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();
--> statement-breakpoint
-- Proving an address, or paying or cancelling an order, decides over reviews that exist already.
CREATE FUNCTION count_reviews_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET counted = true WHERE customer_id = NEW.id AND NOT counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_count_reviews AFTER UPDATE OF email_proven_at ON customers
  FOR EACH ROW WHEN (OLD.email_proven_at IS NULL AND NEW.email_proven_at IS NOT NULL)
  EXECUTE FUNCTION count_reviews_of_customer();
--> statement-breakpoint
CREATE FUNCTION count_reviews_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET counted = NOT counted
   WHERE customer_id = NEW.customer_id
     AND product_id IN (SELECT product_id FROM order_lines WHERE order_id = NEW.id)
     AND counted <> review_counts(customer_id, product_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_reviews AFTER UPDATE OF status, payment_status, customer_id ON orders
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND (OLD.status, OLD.payment_status, OLD.customer_id)
    IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.customer_id))
  EXECUTE FUNCTION count_reviews_of_order();
--> statement-breakpoint

-- A document of ZATCA continues the chain of its unit: the next counter, and the hash of the document before. The lock of the unit
-- is held from here to the commit.
CREATE FUNCTION chain_zatca_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit zatca_units;
BEGIN
  SELECT * INTO unit FROM zatca_units WHERE id = NEW.unit_id FOR UPDATE;
  IF unit.state = 'retired' OR NEW.counter <> unit.last_counter + 1 OR NEW.previous_hash <> unit.last_hash THEN
    RAISE EXCEPTION 'ZATCA document % does not continue the chain of unit %', NEW.counter, NEW.unit_id
      USING ERRCODE = 'check_violation';
  END IF;
  UPDATE zatca_units SET last_counter = NEW.counter, last_hash = NEW.hash WHERE id = NEW.unit_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER zatca_documents_chain BEFORE INSERT ON zatca_documents
  FOR EACH ROW EXECUTE FUNCTION chain_zatca_document();
--> statement-breakpoint
CREATE FUNCTION refuse_zatca_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% keeps what was made for ZATCA', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER zatca_documents_keep BEFORE UPDATE ON zatca_documents FOR EACH ROW
  WHEN ((OLD.id, OLD.unit_id, OLD.counter, OLD.uuid, OLD.order_id, OLD.credit_note, OLD.is_standard, OLD.number, OLD.issued_at,
      OLD.made_at, OLD.previous_hash, OLD.hash, OLD.qr, OLD.xml)
    IS DISTINCT FROM
    (NEW.id, NEW.unit_id, NEW.counter, NEW.uuid, NEW.order_id, NEW.credit_note, NEW.is_standard, NEW.number, NEW.issued_at,
      NEW.made_at, NEW.previous_hash, NEW.hash, NEW.qr, NEW.xml)
    OR (OLD.state <> 'made' AND OLD.state <> NEW.state))
  EXECUTE FUNCTION refuse_zatca_change();
--> statement-breakpoint
CREATE TRIGGER zatca_documents_no_delete BEFORE DELETE ON zatca_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_zatca_change();
--> statement-breakpoint
CREATE TRIGGER zatca_units_keep BEFORE UPDATE ON zatca_units FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND ((OLD.last_counter, OLD.last_hash) IS DISTINCT FROM (NEW.last_counter, NEW.last_hash)
    OR (OLD.state = 'retired' AND NEW.state <> 'retired')))
  EXECUTE FUNCTION refuse_zatca_change();
--> statement-breakpoint
CREATE TRIGGER zatca_units_no_delete BEFORE DELETE ON zatca_units
  FOR EACH ROW EXECUTE FUNCTION refuse_zatca_change();
