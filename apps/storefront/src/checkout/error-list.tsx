import { ErrorSummary, type FieldError, FieldErrorItems, FieldLink } from '../forms/error-summary.tsx'
import { type FormsMessages, useFormsMessages } from '../forms/forms-messages.ts'
import type { Refusal } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { type CheckoutMessages, useCheckoutMessages } from './checkout-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from '../page/notice.module.css'

/** Why the order was not placed. `products` and `others` are sentences. */
export type OrderError =
  | { kind: 'fields'; coupon: string | null; products: string[]; others: string[] }
  | Refusal

/** One list of all errors with links to the fields. Takes the focus after each attempt. */
export function ErrorList({ errors, error }: { errors: readonly FieldError[]; error: OrderError }) {
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
            <ShopLink className={`${typography.link} ${styles.link}`} to="/cart">
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
