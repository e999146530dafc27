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
CREATE TABLE "reset_brake" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"counted_from" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	"held_hours" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reset_brake_one_row" CHECK ("reset_brake"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("created_at");