import * as z from 'zod/mini'
import { count, money, named, positiveId } from '../output-schemas/envelope.ts'
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
    pieces: count,
    total: money,
    /** What its credit notes gave back. */
    refunded: money,
  }),
)

/** Of this calendar year in Riyadh; cancelled orders do not count. */
export const summary = named('Summary', z.object({ orders: count, pieces: count, saving: money }))
