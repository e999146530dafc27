import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { fromSar, zero } from '@zayy/domain/money'
import { useEffect, useRef, useState } from 'react'
import { usePlaces } from '../addresses/use-places.ts'
import { type AppliedCoupon, cartTotals } from '../cart-state/cart-totals.ts'
import { preHydrationInput } from '../forms/pre-hydration-input.ts'
import { AddressStep } from './address-step.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { CollapsibleSummary } from './collapsible-summary.tsx'
import { CouponField } from './coupon-field.tsx'
import { ErrorList } from './error-list.tsx'
import { emptyForm, guestFields } from './guest-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlaceOrderBar, PlaceOrderButton } from './place-order-button.tsx'
import { PriceChangedNotice } from './price-changed-notice.tsx'
import { withServerTotals } from './server-totals.ts'
import { readStoredForm, removeStoredForm, storeForm } from './stored-form.ts'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePlaceOrder } from './use-place-order.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './checkout-form.module.css'

export type CheckoutProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  onPlaced: (bill: Bill, message: string) => void
}

const formId = 'checkout'

/** The form with its summary. What is typed is stored for this tab until the order is placed. */
export function CheckoutForm({ client, view, items, onPlaced }: CheckoutProps) {
  const messages = useCheckoutMessages()
  const state = useCheckoutForm({ ...emptyForm, country_id: view.country })
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const { form, fill } = state
  const places = usePlaces(client, view, form.country_id, form.city_id)
  const order = usePlaceOrder(
    client,
    state,
    (bill, message) => {
      removeStoredForm()
      onPlaced(bill, message)
    },
    () => setCoupon(null),
  )
  const { changedTotals, clearChangedTotals } = order

  useEffect(() => {
    const stored = readStoredForm()
    fill((start) => ({
      ...start,
      ...stored?.form,
      ...preHydrationInput(formElement.current, start, guestFields),
    }))
    if (stored) setCoupon(stored.coupon)
    setRestored(true)
  }, [fill])
  useEffect(() => {
    if (restored && !order.sending) storeForm({ form, coupon })
  }, [restored, order.sending, form, coupon])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart, coupon or city makes the server's figures old
  useEffect(clearChangedTotals, [items, coupon, form.city_id])

  const city = places.cities.places.find(({ id }) => String(id) === form.city_id)
  const country = view.countries.find(({ id }) => String(id) === form.country_id)
  const shipping = city ?? view.assumedCity
  const own = items && cartTotals(items, coupon, shipping ? fromSar(shipping.shipping) : zero, view.tax)
  const totals = own && changedTotals ? withServerTotals(own, changedTotals.totals) : own
  const summary =
    items && totals ? (
      <OrderSummary
        items={items}
        totals={totals}
        coupon={coupon}
        city={city}
        assumedCity={view.assumedCity}
        tax={view.tax}
        linePrices={changedTotals === null}
      />
    ) : (
      <SummarySkeleton />
    )
  const button = { sending: order.sending, total: totals?.grand ?? null }

  return (
    <>
      <CollapsibleSummary total={totals?.grand ?? null}>{summary}</CollapsibleSummary>
      <div className={`${layout.columns} ${styles.columns}`}>
        <form
          id={formId}
          ref={formElement}
          className={styles.form}
          noValidate
          aria-busy={order.sending}
          onSubmit={(event) => {
            event.preventDefault()
            if (items && totals)
              void order.place({ items, couponCode: coupon?.code ?? null, total: totals.grand })
          }}
        >
          {order.submitError ? <ErrorList state={state} error={order.submitError} /> : null}
          {changedTotals ? (
            <PriceChangedNotice
              previous={changedTotals.previous}
              total={fromSar(changedTotals.totals.grand_total)}
            />
          ) : null}
          <AddressStep state={state} view={view} places={places} />
          <PaymentStep view={view} />
          <CheckoutStep number={3} title={messages.steps.review}>
            <CouponField
              client={client}
              applied={coupon}
              takes={totals?.coupon ?? null}
              refused={order.submitError?.kind === 'fields' ? order.submitError.coupon : null}
              onApply={setCoupon}
            />
            <PlaceOrderButton {...button} deliveryDays={country?.delivery_days ?? null} />
          </CheckoutStep>
        </form>
        <aside aria-label={messages.summary}>
          <div className={styles.sticky}>{summary}</div>
        </aside>
      </div>
      <PlaceOrderBar {...button} form={formId} />
    </>
  )
}
