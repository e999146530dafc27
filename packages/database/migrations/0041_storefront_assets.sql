CREATE TABLE "storefront_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"br" "bytea",
	"seen" timestamp with time zone DEFAULT now() NOT NULL
);
