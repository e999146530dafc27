import { Link } from '@tanstack/react-router'
import type { OrderListItem } from '@zayy/contract/types'
import { fromSar, ZERO } from '@zayy/domain/money'
import { isRefundedBeforeShipping } from '@zayy/domain/orders/order-status'
import { formatDate } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import badge from '@zayy/ui/badge.module.css'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import skeleton from '@zayy/ui/skeleton.module.css'
import statusBadge from '@zayy/ui/status-badge.module.css'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { OrderAgainButton, useOrderAgain } from '../order-again/order-again.tsx'
import { Price } from '../prices/price.tsx'
import { useClient } from '../router-context.ts'
import { useAccountMessages } from './account-messages.ts'
import styles from './orders-table.module.css'

/** Orders with status, invoice and a button to reorder. On phones each row is a block. */
export function OrdersTable({ orders, label }: { orders: readonly OrderListItem[]; label: string }) {
  const client = useClient()
  const messages = useAccountMessages()
  const again = useOrderAgain(client)
  return (
    <>
      {again.notice}
      <table className={styles.orders} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.order}</th>
            <th scope="col">{messages.date}</th>
            <th scope="col">{messages.status}</th>
            <th scope="col">{messages.pieces}</th>
            <th scope="col">{messages.total}</th>
            <th scope="col">
              <span className={typography.visuallyHidden}>{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              loading={again.loading === order.id}
              onOrderAgain={() =>
                void again.orderAgain(order.id, async () => (await client.orders.get({ id: order.id })).data)
              }
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function OrderRow({
  order,
  loading,
  onOrderAgain,
}: {
  order: OrderListItem
  loading: boolean
  onOrderAgain: () => void
}) {
  const messages = useAccountMessages()
  const locale = useLocale()
  return (
    <tr>
      <th scope="row">
        <span className={styles.order}>
          {order.images.map((url) => (
            <Thumb key={url} url={url} width={32} height={40} />
          ))}
          <bdi dir="ltr">{order.code}</bdi>
        </span>
      </th>
      <td className={styles.date}>{formatDate(order.created_at, locale)}</td>
      <td className={styles.status}>
        <OrderStatus order={order} />
        {order.shipment ? <Parcel shipment={order.shipment} /> : null}
      </td>
      <td className={styles.pieces} data-label={messages.pieces}>
        {formatNumber(order.pieces)}
      </td>
      <td className={styles.total} data-label={messages.total}>
        <Price amount={fromSar(order.total)} />
        {fromSar(order.refunded) > ZERO ? (
          <small className={styles.refunded}>
            <Trans
              text={messages.refundedPart}
              parts={{ refunded: <Price amount={fromSar(order.refunded)} /> }}
            />
          </small>
        ) : null}
      </td>
      <td className={styles.actions}>
        <Link
          className={`${button.quiet} ${button.small}`}
          to="/bill/$id"
          params={{ id: String(order.id) }}
          aria-label={messages.showOrderOf(order.code)}
        >
          {messages.viewOrder}
        </Link>
        <OrderAgainButton
          code={order.code}
          loading={loading}
          className={`${button.quiet} ${button.small}`}
          onPress={onOrderAgain}
        />
      </td>
    </tr>
  )
}

/** The carrier with the tracking number, which opens the carrier's page. */
function Parcel({
  shipment: { carrier, number, link },
}: {
  shipment: NonNullable<OrderListItem['shipment']>
}) {
  const shown = <bdi dir="ltr">{number}</bdi>
  return (
    <small className={styles.parcel}>
      {carrier}{' '}
      {link === null ? (
        shown
      ) : (
        <a className={typography.link} href={link} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      )}
    </small>
  )
}

/** Badge colour by status; all others are grey (spec, 4 Order status). */
const colours: Partial<Record<OrderListItem['status'], string | undefined>> = {
  completed: statusBadge.good,
  pending: statusBadge.warning,
  'on hold': statusBadge.bad,
}

/** A status badge. It is grey if the order was refunded before shipping, since it will not be delivered. */
export function OrderStatus({
  order: { status, status_text, payment_status },
}: {
  order: Pick<OrderListItem, 'status' | 'status_text' | 'payment_status'>
}) {
  const isMuted = isRefundedBeforeShipping({ status, paymentStatus: payment_status })
  const colour = isMuted ? undefined : colours[status]
  return <span className={`${badge.badge} ${colour ?? statusBadge.quiet}`}>{status_text}</span>
}

export function NoOrders() {
  const messages = useAccountMessages()
  return (
    <EmptyState drawing={hanger} title={messages.noOrders} text={messages.noOrdersDetail}>
      <ShopLink className={button.primary} to="/shop">
        {messages.startShopping}
      </ShopLink>
    </EmptyState>
  )
}

export function OrdersSkeleton({ rows }: { rows: number }) {
  const messages = useAccountMessages()
  return (
    <div aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are interchangeable
        <div className={styles.row} key={row} aria-hidden="true">
          <div className={skeleton.line} />
        </div>
      ))}
    </div>
  )
}
