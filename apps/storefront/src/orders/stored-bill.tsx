import { add, fromSar, type Halalas, subtract, times, zero } from '@zayy/domain/money'
import { formatDate } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { useLocale } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import type { GuestBill } from '../account-state/guest-bill.ts'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './stored-bill.module.css'
import notice from '../layout/notice.module.css'
import summaryBox from '../layout/summary-box.module.css'

/** What the browser stored of an order, where the invoice itself cannot be loaded. It says that it is no invoice. */
export function StoredBill({ stored, onRetry }: { stored: GuestBill | null; onRetry: () => void }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const tax = stored === null ? zero : addedTax(stored)
  return (
    <div className={`${layout.container} ${styles.storedBill}`}>
      <div className={`${notice.notice} ${notice.information}`} role="alert">
        <Icon name="warning-circle" size="l" className={notice.icon} />
        <div>
          <h1>{messages.unreachable}</h1>
          <p>{messages.unreachableDetail}</p>
          <button
            type="button"
            className={`${button.outlined} ${button.small} ${styles.retry}`}
            onClick={onRetry}
          >
            <Icon name="arrow-counter-clockwise" flip />
            {messages.retry}
          </button>
        </div>
      </div>
      {stored === null ? null : (
        <div className={summaryBox.box}>
          <dl className={summaryBox.sums}>
            <dt>{messages.code}</dt>
            <dd>
              <bdi dir="ltr">{stored.code}</bdi>
            </dd>
            <dt>{messages.issued}</dt>
            <dd>{formatDate(stored.created_at, locale)}</dd>
            {stored.products.map((product) => {
              const count = pieceCount(product)
              return (
                <StoredBillLine
                  key={product.id}
                  name={product.name}
                  count={count}
                  each={fromSar(product.piece.price)}
                  sum={times(fromSar(product.piece.price), count)}
                />
              )
            })}
            {fromSar(stored.coupon_value) > zero ? (
              <>
                <dt>{messages.coupon}</dt>
                <dd>
                  <Price amount={subtract(zero, fromSar(stored.coupon_value))} />
                </dd>
              </>
            ) : null}
            <dt>{messages.shipping}</dt>
            <dd>
              <Price amount={fromSar(stored.shipping)} />
            </dd>
            {tax > zero ? (
              <>
                <dt>{messages.tax}</dt>
                <dd>
                  <Price amount={tax} />
                </dd>
              </>
            ) : null}
          </dl>
          <dl className={`${summaryBox.sums} ${summaryBox.totalSums}`}>
            <dt className={summaryBox.total}>{messages.total}</dt>
            <dd className={summaryBox.total}>
              <Price amount={fromSar(stored.grand_total)} />
            </dd>
          </dl>
        </div>
      )}
    </div>
  )
}

function StoredBillLine({
  name,
  count,
  each,
  sum,
}: {
  name: string
  count: number
  each: Halalas
  sum: Halalas
}) {
  return (
    <>
      <dt>
        {name}
        <small>
          {formatNumber(count)} × <Price amount={each} />
        </small>
      </dt>
      <dd>
        <Price amount={sum} />
      </dd>
    </>
  )
}

/** What the total holds besides items, coupon and delivery: the tax, where it was added. */
function addedTax({ products, coupon_value, shipping, grand_total }: GuestBill): Halalas {
  const items = add(...products.map((product) => times(fromSar(product.piece.price), pieceCount(product))))
  const withoutTax = subtract(add(items, fromSar(shipping)), fromSar(coupon_value))
  return subtract(fromSar(grand_total), withoutTax)
}

function pieceCount({ colors }: GuestBill['products'][number]): number {
  return colors.flatMap(({ sizes }) => sizes).reduce((sum, { quantity }) => sum + quantity, 0)
}
