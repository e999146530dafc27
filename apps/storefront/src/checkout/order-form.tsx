import type { CartItem } from '@zayy/domain/cart/cart'
import { fromSar, type Halalas, ZERO } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { Icon } from '@zayy/ui/icon'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type AppliedCoupon, cartTotals } from '../cart-state/cart-totals.ts'
import type { City } from '../delivery/places.ts'
import type { FieldError } from '../forms/error-summary.tsx'
import { Form } from '../forms/form.tsx'
import { Price } from '../prices/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { SummarySkeleton } from './checkout-skeleton.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { CouponField } from './coupon-field.tsx'
import { ErrorList } from './error-list.tsx'
import { CollapsibleSummary, OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlaceOrderBar, PlaceOrderButton } from './place-order-button.tsx'
import { withServerTotals } from './order-request.ts'
import type { usePlaceOrder } from './use-place-order.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import noticeStyles from '../page/notice.module.css'
import styles from './order-form.module.css'

export type OrderFormProps = {
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

const FORM_ID = 'checkout'

/** The steps of an order, whoever places it, with its summary. */
export function OrderForm(props: OrderFormProps) {
  const { view, items, order, city, coupon, onCoupon, formElement } = props
  const messages = useCheckoutMessages()
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(view.bank ? 0 : 1)
  const { changedTotals, clearChangedTotals } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart, coupon or city makes the server's figures old
  useEffect(clearChangedTotals, [items, coupon, city?.id])

  const country = view.countries.find(({ id }) => String(id) === props.country)
  const shipping = city ?? view.assumedCity
  const own = items && cartTotals(items, coupon, shipping ? fromSar(shipping.shipping) : ZERO, view.tax)
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
            id={FORM_ID}
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
      <PlaceOrderBar {...button} form={FORM_ID} />
    </>
  )
}

/** The server computed another total than the page showed: shows both. Nothing was charged. */
function PriceChangedNotice({ previous, total }: { previous: Halalas; total: Halalas }) {
  const messages = useCheckoutMessages()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused again for every new total
  useEffect(() => box.current?.focus(), [total])
  return (
    <div
      className={`${noticeStyles.notice} ${noticeStyles.information}`}
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <Icon name="warning-circle" size="l" className={noticeStyles.icon} />
      <div>
        <b>{messages.pricesChanged}</b>
        <p>
          {messages.previousTotal} <Price amount={previous} />
          {messages.newTotal}{' '}
          <b>
            <Price amount={total} />
          </b>
          .
        </p>
        <p className={typography.small}>{messages.pricesChangedDetail}</p>
      </div>
    </div>
  )
}

const notTyped = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

/**
 * Handles Enter (a phone's "Go") in a form that must not be sent by it: focus moves to the next field, and from the last one nowhere.
 * Buttons, lists and text areas keep their own Enter, and so does a field that has handled it.
 */
function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || notTyped.includes(target.type)) return
  event.preventDefault()
  const fields = [...form.elements].filter(isField)
  fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => isReachable(field) && !isSameGroup(field, target))
    ?.focus()
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(element: Element): element is FormField {
  if (element instanceof HTMLInputElement) return !notTyped.includes(element.type)
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** Of radio buttons, Tab reaches the chosen one. */
function isReachable(field: FormField): boolean {
  if (field.disabled || field.getClientRects().length === 0) return false
  return !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked
}

function isSameGroup(field: FormField, other: HTMLInputElement): boolean {
  return other.type === 'radio' && field.name === other.name
}
