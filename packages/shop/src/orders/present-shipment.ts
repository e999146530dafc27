import type { Bill, Locale } from '@zayy/contract/types'
import type { shipments } from '@zayy/database/schema/order-changes'

/** Presents the parcel of an order in one language. */
export function presentShipment(
  shipment: typeof shipments.$inferSelect | null,
  locale: Locale,
): Bill['shipment'] {
  if (shipment === null) return null
  const { carrier, trackingNumber, trackingLink, shippedAt } = shipment
  return {
    carrier: carrier[locale],
    number: trackingNumber,
    link: trackingLink,
    shipped_at: shippedAt.toISOString(),
  }
}
