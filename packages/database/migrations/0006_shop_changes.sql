CREATE TABLE "shop_changes" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_changes_one_row" CHECK ("shop_changes"."id" = 1)
);
--> statement-breakpoint
INSERT INTO shop_changes (id) VALUES (1);
