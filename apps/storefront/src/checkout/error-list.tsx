import { Icon } from '@zayy/ui/icon'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { guestFields } from './guest-form.ts'
import type { FormErrors } from './use-checkout-form.ts'

/** What keeps an order from being sent, besides the fields. */
export type Obstacle =
  | { kind: 'fields'; coupon: string | null; products: string[]; others: string[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }

type ErrorListProps = { errors: FormErrors; obstacle: Obstacle }

/** Everything that is wrong, in one list that leads to each place. It takes the focus whenever it is told anew. */
export function ErrorList({ errors, obstacle }: ErrorListProps) {
  const messages = useCheckoutMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (obstacle) box.current?.focus()
  }, [obstacle])
  if (obstacle.kind !== 'fields')
    return (
      <Box ref={box} title={messages.refused}>
        <p>{obstacle.kind === 'unreachable' ? messages.unreachable : obstacle.message}</p>
      </Box>
    )
  const wrong = guestFields.filter((field) => errors[field] !== undefined)
  const coupon = obstacle.coupon === null ? [] : [obstacle.coupon]
  const count = wrong.length + coupon.length + obstacle.products.length + obstacle.others.length
  if (count === 0) return null
  return (
    <Box ref={box} title={messages.wrongThings(count)}>
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
        {obstacle.products.map((sentence) => (
          <li key={sentence}>
            {sentence}{' '}
            <ShopLink className="link" to="/cart">
              {messages.changeCart}
            </ShopLink>
          </li>
        ))}
        {obstacle.others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Box>
  )
}

function Box({ ref, title, children }: { ref: Ref<HTMLDivElement>; title: string; children: ReactNode }) {
  return (
    <div className="errs" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning-circle" size="l" />
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
      className="link"
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
