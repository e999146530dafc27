import * as z from 'zod/mini'
import { count, money, named, positiveId } from '../output-schemas/envelope.ts'
import { shipment } from './bill-output.ts'
import { orderStatus, paymentStatus } from './order-status.ts'

export const orderListItem = named(
  'OrderListItem',
  z.object({
    id: positiveId,
    code: z.string(),
    created_at: z.iso.datetime(),
    status: orderStatus,
    status_text: z.string(),
    payment_status: paymentStatus,
    /** The parcel, if the shop gave its number. */
    shipment,
    pieces: count,
    /** Pictures of its first products in their first chosen colours, at most 3. */
    images: z.array(z.string()),
    total: money,
    /** Total of the credit notes. */
    refunded: money,
  }),
)

/** Totals of the calendar year in Riyadh, without cancelled orders. */
export const summary = named('Summary', z.object({ orders: count, pieces: count, saving: money }))
