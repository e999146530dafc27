import type { OrderListItem } from '@zayy/contract/types'
import badge from '@zayy/ui/badge.module.css'

/** The colour that goes with a status; any other is grey (spec, 4 Order status). */
const colours: Partial<Record<OrderListItem['status'], string | undefined>> = {
  completed: badge.good,
  pending: badge.warning,
  'on hold': badge.bad,
}

/** The status of an order: its word, with a dot in its colour. */
export function OrderStatus({ order }: { order: Pick<OrderListItem, 'status' | 'status_text'> }) {
  return <span className={colours[order.status] ?? badge.quiet}>{order.status_text}</span>
}
