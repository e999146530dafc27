DROP TABLE "test_gateway_payments" CASCADE;--> statement-breakpoint
DROP TABLE "test_gateway_events" CASCADE;--> statement-breakpoint
DROP TABLE "test_gateway_invoices" CASCADE;