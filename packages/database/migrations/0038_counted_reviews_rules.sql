-- A review counts in its product's mean if it came with the owner's files, or its author proved their address or bought the
-- product: whoever makes accounts at addresses of others moves no mean. An order alone costs nothing, so it has to be paid,
-- or to be in a status that the shop gives only to paid ones.
CREATE FUNCTION review_counts(author integer, product integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT author IS NULL
    OR EXISTS (SELECT FROM customers WHERE id = author AND email_proven_at IS NOT NULL)
    OR EXISTS (
      SELECT FROM orders JOIN order_products ON order_products.order_id = orders.id AND order_products.product_id = product
       WHERE orders.customer_id = author AND orders.status <> 'cancelled'
         AND (orders.payment_status = 'paid' OR orders.status IN ('processing', 'shipped', 'completed')))
$$;
--> statement-breakpoint
CREATE FUNCTION mark_review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.counted := review_counts(NEW.customer_id, NEW.product_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_mark_counted BEFORE INSERT OR UPDATE OF product_id, customer_id, rate ON reviews
  FOR EACH ROW EXECUTE FUNCTION mark_review_counted();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.counted THEN
    UPDATE product_tallies
       SET rates_count = rates_count - 1, rates_sum = rates_sum - OLD.rate,
           rates_by_star[OLD.rate] = rates_by_star[OLD.rate] - 1
     WHERE product_id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.counted THEN
    UPDATE product_tallies
       SET rates_count = rates_count + 1, rates_sum = rates_sum + NEW.rate,
           rates_by_star[NEW.rate] = rates_by_star[NEW.rate] + 1
     WHERE product_id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER reviews_tally ON reviews;
--> statement-breakpoint
CREATE TRIGGER reviews_tally AFTER INSERT OR DELETE OR UPDATE OF product_id, customer_id, rate, counted ON reviews
  FOR EACH ROW EXECUTE FUNCTION tally_review();
--> statement-breakpoint
-- An address that is proven, and an order that is paid or cancelled, decide over reviews that are there already.
CREATE FUNCTION count_reviews_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET counted = true WHERE customer_id = NEW.id AND NOT counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_count_reviews AFTER UPDATE OF email_proven_at ON customers
  FOR EACH ROW WHEN (OLD.email_proven_at IS NULL AND NEW.email_proven_at IS NOT NULL)
  EXECUTE FUNCTION count_reviews_of_customer();
--> statement-breakpoint
CREATE FUNCTION count_reviews_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET counted = NOT counted
   WHERE customer_id = NEW.customer_id
     AND product_id IN (SELECT product_id FROM order_products WHERE order_id = NEW.id)
     AND counted <> review_counts(customer_id, product_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_reviews AFTER UPDATE OF status, payment_status, customer_id ON orders
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND (OLD.status, OLD.payment_status, OLD.customer_id)
    IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.customer_id))
  EXECUTE FUNCTION count_reviews_of_order();
--> statement-breakpoint
UPDATE reviews SET counted = false WHERE NOT review_counts(customer_id, product_id);
