import { Link } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { OrderListItem } from '@zayy/contract/types'
import { fromSar, zero } from '@zayy/domain/money'
import { formatDate } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { OrderAgainButton } from '../order-again/order-again-button.tsx'
import { useOrderAgain } from '../order-again/use-order-again.tsx'
import { useAccountMessages } from './account-messages.ts'
import { OrderStatus } from './order-status.tsx'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './orders-table.module.css'

/** Orders with their status, invoice and a way to order the same again. On phones each is a block. */
export function OrdersTable({
  client,
  orders,
  label,
}: {
  client: ShopClient
  orders: readonly OrderListItem[]
  label: string
}) {
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
        <bdi dir="ltr">{order.code}</bdi>
      </th>
      <td className={styles.date}>{formatDate(order.created_at, locale)}</td>
      <td className={styles.status}>
        <OrderStatus order={order} />
      </td>
      <td className={styles.pieces} data-label={messages.pieces}>
        {formatNumber(order.pieces)}
      </td>
      <td className={styles.total} data-label={messages.total}>
        <Price amount={fromSar(order.total)} />
        {fromSar(order.refunded) > zero ? (
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
          aria-label={messages.invoiceOf(order.code)}
        >
          {messages.invoice}
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
