import { Icon } from '@zayy/ui/icon'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { guestFields } from './guest-form.ts'
import type { FormErrors } from './use-checkout-form.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from '../layout/notice.module.css'

/** Why an order was not placed, besides errors of single fields. */
export type SubmitError =
  | { kind: 'fields'; coupon: string | null; products: string[]; others: string[] }
  | { kind: 'refused'; message: string }
  /** `failed`: the shop answered that it failed; `unreachable`: it did not answer. */
  | { kind: 'failed' | 'unreachable' }

type ErrorListProps = { errors: FormErrors; submitError: SubmitError }

/** All errors in one list that links to each field. It takes the focus whenever it is shown anew. */
export function ErrorList({ errors, submitError }: ErrorListProps) {
  const messages = useCheckoutMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitError) box.current?.focus()
  }, [submitError])
  if (submitError.kind !== 'fields')
    return (
      <Box ref={box} title={messages.refused}>
        <p>{submitError.kind === 'refused' ? submitError.message : messages[submitError.kind]}</p>
      </Box>
    )
  const wrong = guestFields.filter((field) => errors[field] !== undefined)
  const coupon = submitError.coupon === null ? [] : [submitError.coupon]
  const fields = wrong.length + coupon.length
  if (fields + submitError.products.length + submitError.others.length === 0) return null
  return (
    <Box ref={box} title={fields > 0 ? messages.issueCount(fields) : messages.refused}>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <FieldLink id={field}>
              {messages.fields[field].label}: {errors[field]}
            </FieldLink>
          </li>
        ))}
        {coupon.map((sentence) => (
          <li key="coupon">
            <FieldLink id="coupon_code">
              {messages.coupon}: {sentence}
            </FieldLink>
          </li>
        ))}
        {submitError.products.map((sentence) => (
          <li key={sentence}>
            {sentence}{' '}
            <ShopLink className={`${typography.link} ${styles.link}`} to="/cart">
              {messages.changeCart}
            </ShopLink>
          </li>
        ))}
        {submitError.others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Box>
  )
}

function Box({ ref, title, children }: { ref: Ref<HTMLDivElement>; title: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning-circle" size="l" className={styles.icon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  )
}

function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className={`${typography.link} ${styles.link}`}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {children}
    </a>
  )
}
