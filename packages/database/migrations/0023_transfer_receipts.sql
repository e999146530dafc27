CREATE TABLE "transfer_receipts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"file" "bytea" NOT NULL,
	CONSTRAINT "transfer_receipts_file" CHECK (octet_length("transfer_receipts"."file") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "zatca_invoices" (
	"counter" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"uuid" uuid NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	CONSTRAINT "zatca_invoices_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "zatca_invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "zatca_invoices_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "zatca_invoices_counter" CHECK ("zatca_invoices"."counter" > 0)
);
--> statement-breakpoint
ALTER TABLE "transfer_receipts" ADD CONSTRAINT "transfer_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zatca_invoices" ADD CONSTRAINT "zatca_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;