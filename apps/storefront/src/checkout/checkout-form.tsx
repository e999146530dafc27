import type { Bill } from '@zayy/contract/shapes'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { CartItem } from '@zayy/domain/cart/cart'
import { useEffect, useRef, useState } from 'react'
import { AddressStep } from './address-step.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { FoldedSummary } from './collapsible-summary.tsx'
import { CouponField } from './coupon-field.tsx'
import { ErrorList } from './error-list.tsx'
import { emptyForm } from './guest-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlaceOrderBar, PlaceOrderButton } from './place-order-button.tsx'
import { typedEarly } from './pre-hydration-input.ts'
import { NewSums } from './price-changed-notice.tsx'
import { type AppliedCoupon, checkoutSums, withServerSums } from './server-totals.ts'
import { forgetForm, keepForm, readKeptForm } from './stored-form.ts'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useFormState } from './use-checkout-form.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { usePlaces } from './use-places.ts'

export type CheckoutProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  onPlaced: (bill: Bill, message: string) => void
}

const formId = 'checkout'

/** The form with its summary. What is typed is kept for this tab until the order stands. */
export function CheckoutForm({ client, view, items, onPlaced }: CheckoutProps) {
  const messages = useCheckoutMessages()
  const state = useFormState({ ...emptyForm, country_id: view.country })
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const { form, fill } = state
  const places = usePlaces(client, view, form.country_id, form.city_id)
  const order = usePlaceOrder(
    client,
    state,
    (bill, message) => {
      forgetForm()
      onPlaced(bill, message)
    },
    () => setCoupon(null),
  )
  const { corrected, forgetCorrection } = order

  useEffect(() => {
    const kept = readKeptForm()
    fill((start) => ({ ...start, ...kept?.form, ...typedEarly(formElement.current, start) }))
    if (kept) setCoupon(kept.coupon)
    setRestored(true)
  }, [fill])
  useEffect(() => {
    if (restored && !order.sending) keepForm({ form, coupon })
  }, [restored, order.sending, form, coupon])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart, coupon or city makes the server's figures old
  useEffect(forgetCorrection, [items, coupon, form.city_id])

  const city = places.cities.places.find(({ id }) => String(id) === form.city_id)
  const shipping = city ?? view.guess
  const own = items && checkoutSums(items, coupon, shipping?.shipping ?? 0, view.tax)
  const sums = own && corrected ? withServerSums(own, corrected.sums) : own
  const summary =
    items && sums ? (
      <OrderSummary
        items={items}
        sums={sums}
        coupon={coupon}
        city={city}
        guess={view.guess}
        tax={view.tax}
        linePrices={corrected === null}
      />
    ) : (
      <SummarySkeleton />
    )
  const button = { sending: order.sending, total: sums?.grand ?? null }

  return (
    <>
      <FoldedSummary total={sums?.grand ?? null}>{summary}</FoldedSummary>
      <div className="g12 cg">
        <form
          id={formId}
          ref={formElement}
          className="co"
          noValidate
          aria-busy={order.sending}
          onSubmit={(event) => {
            event.preventDefault()
            if (items && sums)
              void order.place({ items, couponCode: coupon?.code ?? null, total: sums.grand })
          }}
        >
          {order.obstacle ? <ErrorList errors={state.errors} obstacle={order.obstacle} /> : null}
          {corrected ? <NewSums former={corrected.former} total={corrected.sums.grand_total} /> : null}
          <AddressStep state={state} view={view} places={places} city={city} />
          <PaymentStep view={view} />
          <CheckoutStep number={3} title={messages.steps.review}>
            <CouponField
              client={client}
              applied={coupon}
              takes={sums?.coupon ?? null}
              refused={order.obstacle?.kind === 'fields' ? order.obstacle.coupon : null}
              onApply={setCoupon}
            />
            <PlaceOrderButton {...button} />
          </CheckoutStep>
        </form>
        <aside aria-label={messages.summary}>
          <div className="stay">{summary}</div>
        </aside>
      </div>
      <PlaceOrderBar {...button} form={formId} />
    </>
  )
}
