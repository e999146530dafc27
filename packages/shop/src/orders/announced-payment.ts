import { type Halalas, ZERO } from '@zayy/domain/money'
import type { PayableOrder } from '@zayy/domain/orders/order-status'

/** How an order is or was paid, as a mail to the shop names it. */
export type AnnouncedPayment = 'transferAwaited' | 'transferPaid' | 'card' | 'nothing'

export function paymentOf(
  { paymentMethod, paymentStatus }: Pick<PayableOrder, 'paymentMethod' | 'paymentStatus'>,
  total: Halalas,
): AnnouncedPayment {
  if (total === ZERO) return 'nothing'
  if (paymentMethod === 1) return 'card'
  return paymentStatus === 'unpaid' ? 'transferAwaited' : 'transferPaid'
}
