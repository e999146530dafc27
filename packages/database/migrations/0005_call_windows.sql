CREATE TABLE "call_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"opens" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_windows_calls" CHECK ("call_windows"."calls" > 0)
);
--> statement-breakpoint
CREATE INDEX "call_windows_opens" ON "call_windows" USING btree ("opens");