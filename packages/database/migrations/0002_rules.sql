-- The shop's settings are always one row; the import fills it.
INSERT INTO settings (id) VALUES (1);
--> statement-breakpoint
INSERT INTO settings_translations (locale, app_name) VALUES ('ar', 'زيّ'), ('en', 'Zayy');
--> statement-breakpoint

-- Each product has its tally.
CREATE FUNCTION start_product_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_tallies (product_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_start_tally AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION start_product_tally();
--> statement-breakpoint

-- The tally's ratings are those of the reviews, whoever writes one.
CREATE FUNCTION tally_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE product_tallies
       SET rates_count = rates_count - 1, rates_sum = rates_sum - OLD.rate,
           rates_by_star[OLD.rate] = rates_by_star[OLD.rate] - 1
     WHERE product_id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE product_tallies
       SET rates_count = rates_count + 1, rates_sum = rates_sum + NEW.rate,
           rates_by_star[NEW.rate] = rates_by_star[NEW.rate] + 1
     WHERE product_id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_tally AFTER INSERT OR DELETE OR UPDATE OF product_id, rate ON reviews
  FOR EACH ROW EXECUTE FUNCTION tally_review();
