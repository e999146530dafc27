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
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_claims_customer" ON "order_claims" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_claims_created" ON "order_claims" USING btree ("created_at");