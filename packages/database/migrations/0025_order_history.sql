INSERT INTO credit_note_counter DEFAULT VALUES;
--> statement-breakpoint
-- What becomes of an order is written down, whoever changes it: a command, a card payment, a person at the database.
CREATE FUNCTION write_order_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_history (order_id, status, payment_status) VALUES (NEW.id, NEW.status, NEW.payment_status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_write_history AFTER UPDATE OF status, payment_status ON orders
  FOR EACH ROW
  WHEN ((OLD.status, OLD.payment_status) IS DISTINCT FROM (NEW.status, NEW.payment_status))
  EXECUTE FUNCTION write_order_history();
