-- An order whose coupon was free again, and which is paid or worked on after all, uses it once more, whoever writes that.
CREATE FUNCTION count_coupon_of_late_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coupons SET used = used + 1 WHERE code = NEW.coupon_code;
  NEW.coupon_returned_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_coupon BEFORE UPDATE OF payment_status, status ON orders
  FOR EACH ROW
  WHEN (OLD.coupon_returned_at IS NOT NULL
    AND (NEW.payment_status = 'paid' OR NEW.status IN ('processing', 'shipped', 'completed')))
  EXECUTE FUNCTION count_coupon_of_late_order();
--> statement-breakpoint

-- Coupons of orders that wait already.
INSERT INTO jobs (kind, payload, key, due)
SELECT 'return-coupon', jsonb_build_object('orderId', orders.id), 'return-coupon:' || orders.id,
  orders.created_at + make_interval(days => settings.transfer_days)
FROM orders, settings
WHERE orders.coupon_code IS NOT NULL AND orders.payment_status IN ('unpaid', 'failed')
ON CONFLICT (key) DO NOTHING;
