-- Pieces count as sold once their order is paid, and no longer when it is refunded in full. Until now they counted from placing to cancelling.
UPDATE "product_tallies" SET "sold_count" = greatest("sold_count" - "uncounted"."quantity", 0)
FROM (
	SELECT "order_products"."product_id", sum("order_products"."quantity") AS "quantity"
	FROM "order_products" JOIN "orders" ON "orders"."id" = "order_products"."order_id"
	WHERE "orders"."payment_status" <> 'paid' AND "orders"."status" <> 'cancelled'
	GROUP BY "order_products"."product_id"
) "uncounted"
WHERE "product_tallies"."product_id" = "uncounted"."product_id";
