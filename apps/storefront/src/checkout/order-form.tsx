import type { CartItem } from '@zayy/domain/cart/cart'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type AppliedCoupon, cartTotals } from '../cart-state/cart-totals.ts'
import type { City } from '../delivery/places.ts'
import { useDeliveryFee } from '../delivery/use-delivery.ts'
import { ErrorSummary, type FieldError, FieldErrorItems, FieldLink, Form } from '../forms/form.tsx'
import { type FormsMessages, useFormsMessages } from '../forms/use-form.ts'
import type { Refusal } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import noticeStyles from '../page/notice.module.css'
import { Price } from '../prices/price.tsx'
import { CART_CHANGES_ID } from './cart-changes.tsx'
import { CheckoutStep, SummarySkeleton } from './checkout-frame.tsx'
import { type CheckoutMessages, useCheckoutMessages } from './checkout-messages.ts'
import type { CheckoutView } from './checkout-view.ts'
import { CouponField } from './coupon-field.tsx'
import styles from './order-form.module.css'
import { withServerTotals } from './order-request.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlaceOrderButton, PlaceOrderTerms } from './place-order-button.tsx'
import type { OrderError, usePlaceOrder } from './use-place-order.ts'

export type OrderFormProps = {
  view: CheckoutView
  /** Null until the cart has been read from the browser. */
  items: readonly CartItem[] | null
  hasUnsold: boolean
  order: ReturnType<typeof usePlaceOrder>
  /** Undefined until the buyer has chosen one. */
  city: City | undefined
  /** The id of the country as a field value. */
  country: string
  coupon: AppliedCoupon | null
  onCoupon: (coupon: AppliedCoupon | null) => void
  errors: readonly FieldError[]
  formElement?: RefObject<HTMLFormElement | null>
  /** Step 1 of a customer, which has a separate form. */
  savedDelivery?: ReactNode
  /** Step 1 of a guest. */
  delivery?: ReactNode
  /** Fields of the company on the invoice. */
  invoice: ReactNode
}

const FORM_ID = 'checkout'

/** Steps and summary of an order, for guests and customers. */
export function OrderForm(props: OrderFormProps) {
  const { view, items, order, city, coupon, onCoupon, formElement } = props
  const messages = useCheckoutMessages()
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>(view.bank ? 0 : 1)
  const { changedTotals, clearChangedTotals } = order
  const selections = JSON.stringify(items?.map(({ selectedProduct }) => selectedProduct))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces, coupon or city outdate the server's totals, current prices do not
  useEffect(clearChangedTotals, [selections, coupon, city?.id])

  const country = view.countries.find(({ id }) => String(id) === props.country)
  const shipping = city ?? view.assumedCity
  const fee = useDeliveryFee(shipping)
  const own = items && cartTotals(items, coupon, fee, view.tax)
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
        linePrices={own?.items === totals.items && own.shipping === totals.shipping}
        couponField={
          <CouponField
            // The server's totals contain the discount as an amount, not as a percentage.
            applied={
              coupon && changedTotals
                ? { code: coupon.code, type: '0', amount: changedTotals.totals.coupon_value }
                : coupon
            }
            takes={totals.coupon}
            refused={order.submitError?.kind === 'fields' ? order.submitError.coupon : null}
            onApply={onCoupon}
          />
        }
        button={
          <PlaceOrderButton
            form={FORM_ID}
            sending={order.sending}
            pays={paymentMethod === 1 && totals.grand !== ZERO}
          />
        }
      >
        <PlaceOrderTerms deliveryDays={country?.delivery_days} paymentMethod={paymentMethod} />
      </OrderSummary>
    ) : (
      <SummarySkeleton />
    )

  return (
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
          // Payment and review follow the last field, so Enter must not place the order.
          ignoresEnter
          onKeyDown={moveOnByEnter}
          onSubmit={() => {
            if (props.hasUnsold) document.getElementById(CART_CHANGES_ID)?.focus()
            else if (items && totals)
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
        </Form>
      </div>
      <aside aria-label={messages.summary}>
        <div className={styles.sticky}>
          <CheckoutStep number={3} title={messages.steps.review}>
            {summary}
          </CheckoutStep>
        </div>
      </aside>
    </div>
  )
}

/** Shows both totals after the server computed another one than the page. Nothing was charged. */
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
 * Makes Enter (a phone's "Go") focus the next field instead of sending the form. Buttons, selects, text areas, and fields that have
 * handled the key are unaffected.
 */
function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.keyCode === 229) return
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

/** Like Tab, reaches only the chosen radio button of a group. */
function isReachable(field: FormField): boolean {
  if (field.disabled || field.getClientRects().length === 0) return false
  return !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked
}

function isSameGroup(field: FormField, other: HTMLInputElement): boolean {
  return other.type === 'radio' && field.name === other.name
}

/** One list of all errors with links to the fields. Takes the focus after each attempt. */
function ErrorList({ errors, error }: { errors: readonly FieldError[]; error: OrderError }) {
  const messages = useCheckoutMessages()
  const formsMessages = useFormsMessages()
  if (error.kind !== 'fields')
    return (
      <ErrorSummary title={messages.refused} shownFor={error}>
        <p>{refusalText(error, messages, formsMessages)}</p>
      </ErrorSummary>
    )
  const { coupon, products, others } = error
  const fields = errors.length + (coupon === null ? 0 : 1)
  if (fields + products.length + others.length === 0) return null
  return (
    <ErrorSummary title={fields > 0 ? messages.issueCount(fields) : messages.refused} shownFor={error}>
      <ul>
        <FieldErrorItems errors={errors} />
        {coupon === null ? null : (
          <li>
            <FieldLink id="coupon_code">
              {messages.coupon}: {coupon}
            </FieldLink>
          </li>
        )}
        {products.map((sentence) => (
          <li key={sentence}>
            {sentence}{' '}
            <ShopLink className={`${typography.link} ${noticeStyles.link}`} to="/cart">
              {messages.changeCart}
            </ShopLink>
          </li>
        ))}
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ErrorSummary>
  )
}

function refusalText(refusal: Refusal, messages: CheckoutMessages, forms: FormsMessages): string {
  if (refusal.kind === 'refused') return refusal.message
  return refusal.kind === 'tooOften' ? forms.tooOften(refusal.retryAfter) : messages[refusal.kind]
}
