ALTER TABLE "blogs" ADD COLUMN "stems" text[];--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search_stems" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(coalesce(stems, '{}'))) STORED;--> statement-breakpoint
CREATE INDEX "blogs_stems" ON "blogs" USING gin ("search_stems");