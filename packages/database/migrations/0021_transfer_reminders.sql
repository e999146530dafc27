-- Reminders of the transfers that are awaited already, as orders leave them from now on.
INSERT INTO jobs (kind, payload, key, due)
SELECT 'transfer-reminder', jsonb_build_object('orderId', orders.id), 'transfer-reminder:' || orders.id,
  orders.created_at + make_interval(days => least(2, settings.transfer_days - 1))
FROM orders, settings
WHERE orders.payment_method = 0 AND orders.payment_status = 'unpaid' AND orders.status IN ('pending', 'on hold')
  AND orders.created_at + make_interval(days => settings.transfer_days) > now() AND settings.transfer_days > 1
ON CONFLICT (key) DO NOTHING;
