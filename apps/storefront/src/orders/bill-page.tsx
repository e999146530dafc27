import { failureOf } from '@zayy/contract/failure'
import type { Bill } from '@zayy/contract/types'
import { add, fromSar, type Halalas, subtract, times, ZERO } from '@zayy/domain/money'
import { formatDate } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import tag from '@zayy/ui/assets/tag.svg?url'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { useEffect, useState } from 'react'
import { type GuestBill, readGuestBill, takeBillToken } from '../account-state/guest-bill.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { EmptyPage } from '../page/empty-page.tsx'
import notice from '../page/notice.module.css'
import summaryBox from '../page/summary-box.module.css'
import summaryTotal from '../page/summary-total.module.css'
import { Price } from '../prices/price.tsx'
import { useClient } from '../router-context.ts'
import styles from './bill-page.module.css'
import { BillSkeleton, LoadedBillDocument, preloadBillDocument } from './loaded-bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'

/** A guest's invoice, opened with the token of the link or of the stored bill (spec, 2 /bill). */
export function BillPage() {
  const messages = useOrderMessages()
  const { retry, ...found } = useGuestBill()
  useEffect(preloadBillDocument, [])
  return (
    <main id="main">
      {found.state === 'loading' ? <BillSkeleton /> : null}
      {found.state === 'ready' ? <LoadedBillDocument bill={found.bill} /> : null}
      {found.state === 'unreachable' ? <StoredBill stored={found.stored} onRetry={retry} /> : null}
      {found.state === 'none' ? (
        <div className={`${layout.container} ${styles.none}`}>
          <EmptyPage
            drawing={tag}
            title={messages.none}
            text={messages.noneDetail}
            startShopping={messages.startShopping}
          />
        </div>
      ) : null}
    </main>
  )
}

export type BillState =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'ready'; bill: Bill }
  /** The API did not respond; `stored` is the copy in the browser. */
  | { state: 'unreachable'; stored: GuestBill | null }

/** Loads the bill of the link that opened this tab, otherwise the stored one. */
function useGuestBill(): BillState & { retry: () => void } {
  const client = useClient()
  const [state, setState] = useState<BillState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const stored = readGuestBill()
    const asked = takeBillToken()
    const token = asked ?? stored?.token
    if (token === undefined) {
      setState({ state: 'none' })
      return
    }
    let current = true
    setState({ state: 'loading' })
    client.orders.billByToken({ token }).then(
      ({ data }) => current && setState({ state: 'ready', bill: data }),
      (thrown) => {
        if (!current) return
        const unknown = [404, 422].includes(failureOf(thrown).status)
        const known = asked === undefined || asked === stored?.token ? stored : null
        setState(unknown ? { state: 'none' } : { state: 'unreachable', stored: known })
      },
    )
    return () => {
      current = false
    }
  }, [client, attempt])
  useEffect(() => {
    // Opening another bill link in this tab changes only the fragment.
    const readAgain = () => setAttempt((count) => count + 1)
    window.addEventListener('hashchange', readAgain)
    return () => window.removeEventListener('hashchange', readAgain)
  }, [])
  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

/** The stored copy of a bill if the API does not respond. It says that it is not an invoice. */
function StoredBill({ stored, onRetry }: { stored: GuestBill | null; onRetry: () => void }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const tax = stored === null ? ZERO : addedTax(stored)
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
            {fromSar(stored.coupon_value) > ZERO ? (
              <>
                <dt>{messages.coupon}</dt>
                <dd>
                  <Price amount={subtract(ZERO, fromSar(stored.coupon_value))} />
                </dd>
              </>
            ) : null}
            <dt>{messages.shipping}</dt>
            <dd>
              <Price amount={fromSar(stored.shipping)} />
            </dd>
            {tax > ZERO ? (
              <>
                <dt>{messages.tax}</dt>
                <dd>
                  <Price amount={tax} />
                </dd>
              </>
            ) : null}
          </dl>
          <dl className={summaryTotal.total}>
            <dt>{messages.total}</dt>
            <dd>
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

/** Tax on top of the prices: the total minus items and delivery, plus the coupon. */
function addedTax({ products, coupon_value, shipping, grand_total }: GuestBill): Halalas {
  const items = add(...products.map((product) => times(fromSar(product.piece.price), pieceCount(product))))
  const withoutTax = subtract(add(items, fromSar(shipping)), fromSar(coupon_value))
  return subtract(fromSar(grand_total), withoutTax)
}

function pieceCount({ colors }: GuestBill['products'][number]): number {
  return colors.flatMap(({ sizes }) => sizes).reduce((sum, { quantity }) => sum + quantity, 0)
}
