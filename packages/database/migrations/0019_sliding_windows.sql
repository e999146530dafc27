ALTER TABLE "call_windows" DROP CONSTRAINT "call_windows_calls";--> statement-breakpoint
ALTER TABLE "call_windows" ADD COLUMN "before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_windows" ADD CONSTRAINT "call_windows_calls" CHECK ("call_windows"."calls" >= 0 and "call_windows"."before" >= 0);