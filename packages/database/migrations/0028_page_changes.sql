ALTER TABLE "home_sections" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What is there already has changed nobody knows when.
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Neither the place in a list nor what is worked out for search is seen on a product's page.
CREATE TRIGGER products_mark_changed BEFORE UPDATE ON products FOR EACH ROW
  WHEN ((OLD.category_id, OLD.brand_id, OLD.men, OLD.women, OLD.children, OLD.badge, OLD.size_chart_id, OLD.picture, OLD.hover_picture, OLD.hidden)
    IS DISTINCT FROM
    (NEW.category_id, NEW.brand_id, NEW.men, NEW.women, NEW.children, NEW.badge, NEW.size_chart_id, NEW.picture, NEW.hover_picture, NEW.hidden))
  EXECUTE FUNCTION mark_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_mark_changed BEFORE UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.category_id, OLD.picture, OLD.written, OLD.featured, OLD.hidden)
    IS DISTINCT FROM (NEW.category_id, NEW.picture, NEW.written, NEW.featured, NEW.hidden))
  EXECUTE FUNCTION mark_changed();
--> statement-breakpoint
-- Marks the rows of a table, the first argument, whose ids the second gives from the rows that a statement wrote, `written`.
-- Once a statement: an import writes thousands of them.
CREATE FUNCTION mark_owners_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I SET changed_at = now() WHERE changed_at IS DISTINCT FROM now() AND id IN (%s)', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  part record;
  event record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('product_translations', 'products', 'SELECT product_id FROM written'),
    ('price_tiers', 'products', 'SELECT product_id FROM written'),
    ('product_colours', 'products', 'SELECT product_id FROM written'),
    ('product_colour_translations', 'products', 'SELECT c.product_id FROM product_colours c JOIN written w ON w.colour_id = c.id'),
    ('product_sizes', 'products', 'SELECT product_id FROM written'),
    ('product_photos', 'products', 'SELECT product_id FROM written'),
    ('product_photo_translations', 'products', 'SELECT p.product_id FROM product_photos p JOIN written w ON w.photo_id = p.id'),
    ('product_attributes', 'products', 'SELECT product_id FROM written'),
    ('size_chart_rows', 'products', 'SELECT p.id FROM products p JOIN written w ON w.chart_id = p.size_chart_id'),
    ('size_chart_translations', 'products', 'SELECT p.id FROM products p JOIN written w ON w.chart_id = p.size_chart_id'),
    ('blog_translations', 'blogs', 'SELECT blog_id FROM written')
  ) AS parts (name, owner, owners)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS events (name, side)
    LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION mark_owners_changed(%L, %L)',
        part.name || '_mark_on_' || lower(event.name), event.name, part.name, event.side, part.owner, part.owners);
    END LOOP;
  END LOOP;
END $$;
