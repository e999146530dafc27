import type { ShopClient } from '@zayy/contract/shop-client'
import type { CartItem } from '@zayy/domain/cart/cart'
import { fromSar, zero } from '@zayy/domain/money'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { City } from '../places/places.ts'
import { type AppliedCoupon, cartTotals } from '../cart-state/cart-totals.ts'
import { Form } from '../forms/form.tsx'
import { moveOnByEnter } from '../forms/move-on-by-enter.ts'
import type { FieldError } from '../forms/error-summary.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { CollapsibleSummary } from './collapsible-summary.tsx'
import { CouponField } from './coupon-field.tsx'
import { ErrorList } from './error-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { PaymentStep } from './payment-step.tsx'
import { PlaceOrderBar, PlaceOrderButton } from './place-order-button.tsx'
import { PriceChangedNotice } from './price-changed-notice.tsx'
import { withServerTotals } from './server-totals.ts'
import { SummarySkeleton } from './summary-skeleton.tsx'
import type { usePlaceOrder } from './use-place-order.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './order-form.module.css'

export type OrderFormProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  order: ReturnType<typeof usePlaceOrder>
  /** Where it goes; undefined until that is chosen. */
  city: City | undefined
  /** The id of the country that it goes to, as a field holds it. */
  country: string
  coupon: AppliedCoupon | null
  onCoupon: (coupon: AppliedCoupon | null) => void
  errors: readonly FieldError[]
  formElement?: RefObject<HTMLFormElement | null>
  /** Step 1 of a customer, which has a form of its own. */
  savedDelivery?: ReactNode
  /** Step 1 of a guest. */
  delivery?: ReactNode
  /** Whose name the invoice has. */
  invoice: ReactNode
}

const formId = 'checkout'

/** The steps of an order, whoever places it, with its summary. */
export function OrderForm(props: OrderFormProps) {
  const { client, view, items, order, city, coupon, onCoupon, formElement } = props
  const messages = useCheckoutMessages()
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(view.bank ? 0 : 1)
  const { changedTotals, clearChangedTotals } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart, coupon or city makes the server's figures old
  useEffect(clearChangedTotals, [items, coupon, city?.id])

  const country = view.countries.find(({ id }) => String(id) === props.country)
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
  const button = { sending: order.sending, total: totals?.grand ?? null, paymentMethod }

  return (
    <>
      <CollapsibleSummary total={button.total}>{summary}</CollapsibleSummary>
      <div className={`${layout.columns} ${styles.columns}`}>
        <div className={styles.form}>
          {order.submitError ? <ErrorList errors={props.errors} error={order.submitError} /> : null}
          {changedTotals && totals ? (
            <PriceChangedNotice previous={changedTotals.previous} total={totals.grand} />
          ) : null}
          {props.savedDelivery}
          <Form
            id={formId}
            ref={formElement}
            aria-busy={order.sending}
            // Payment, coupon and review come after the last field of the address: only a button places the order.
            ignoresEnter
            onKeyDown={moveOnByEnter}
            onSubmit={() => {
              if (items && totals)
                void order.place({
                  items,
                  couponCode: coupon?.code ?? null,
                  total: totals.grand,
                  paymentMethod,
                })
            }}
          >
            {props.delivery}
            <PaymentStep view={view} method={paymentMethod} onMethod={setPaymentMethod}>
              {props.invoice}
            </PaymentStep>
            <CheckoutStep number={3} title={messages.steps.review}>
              <CouponField
                client={client}
                // The percentage that was looked up no longer holds: what the server takes off is an amount.
                applied={
                  coupon && changedTotals
                    ? { code: coupon.code, type: '0', amount: changedTotals.totals.coupon_value }
                    : coupon
                }
                takes={totals?.coupon ?? null}
                refused={order.submitError?.kind === 'fields' ? order.submitError.coupon : null}
                onApply={onCoupon}
              />
              <PlaceOrderButton {...button} deliveryDays={country?.delivery_days} />
            </CheckoutStep>
          </Form>
        </div>
        <aside aria-label={messages.summary}>
          <div className={styles.sticky}>{summary}</div>
        </aside>
      </div>
      <PlaceOrderBar {...button} form={formId} />
    </>
  )
}
