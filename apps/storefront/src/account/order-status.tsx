import type { OrderListItem } from '@zayy/contract/types'
import { isRefundedBeforeShipping } from '@zayy/domain/orders/order-status'
import badge from '@zayy/ui/badge.module.css'
import statusBadge from '@zayy/ui/status-badge.module.css'

/** The colour that goes with a status; any other is grey (spec, 4 Order status). */
const colours: Partial<Record<OrderListItem['status'], string | undefined>> = {
  completed: statusBadge.good,
  pending: statusBadge.warning,
  'on hold': statusBadge.bad,
}

/** The status of an order: its word, with a dot in its colour; grey where all was given back before it was sent: nobody waits for it. */
export function OrderStatus({
  order: { status, status_text, payment_status },
}: {
  order: Pick<OrderListItem, 'status' | 'status_text' | 'payment_status'>
}) {
  const isMuted = isRefundedBeforeShipping({ status, paymentStatus: payment_status })
  const colour = isMuted ? undefined : colours[status]
  return <span className={`${badge.badge} ${colour ?? statusBadge.quiet}`}>{status_text}</span>
}
