ALTER TABLE "test_gateway_payments" DROP CONSTRAINT "test_gateway_payments_status";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "credit_note" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "told_refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_credit_note_credit_notes_number_fk" FOREIGN KEY ("credit_note") REFERENCES "public"."credit_notes"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_late_check" ON "payments" USING btree ("next_check") WHERE "payments"."state" = 'expired';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_told_refunded" CHECK ("payments"."told_refunded" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "test_gateway_payments" ADD CONSTRAINT "test_gateway_payments_status" CHECK ("test_gateway_payments"."status" in ('initiated', 'paid', 'failed', 'refunded', 'voided'));