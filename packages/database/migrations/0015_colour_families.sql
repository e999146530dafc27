ALTER TABLE "product_colours" ADD COLUMN "family" text;--> statement-breakpoint
CREATE INDEX "product_colours_family" ON "product_colours" USING btree ("family","product_id");--> statement-breakpoint
CREATE INDEX "product_sizes_by_name" ON "product_sizes" USING btree ("name","product_id");