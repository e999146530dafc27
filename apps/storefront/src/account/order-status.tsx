import type { OrderListItem } from '@zayy/contract/types'
import badge from '@zayy/ui/badge.module.css'
import statusBadge from '@zayy/ui/status-badge.module.css'

/** The colour that goes with a status; any other is grey (spec, 4 Order status). */
const colours: Partial<Record<OrderListItem['status'], string | undefined>> = {
  completed: statusBadge.good,
  pending: statusBadge.warning,
  'on hold': statusBadge.bad,
}

/** The status of an order: its word, with a dot in its colour. */
export function OrderStatus({ order }: { order: Pick<OrderListItem, 'status' | 'status_text'> }) {
  const colour = colours[order.status] ?? statusBadge.quiet
  return <span className={`${badge.badge} ${colour}`}>{order.status_text}</span>
}
