import { failureOf } from '@zayy/contract/failure'
import type { Halalas } from '@zayy/domain/money'
import { formatPercent } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { Field } from '@zayy/ui/field'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { closeToast, toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useRef, useState } from 'react'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'
import { useFormsMessages } from '../forms/use-form.ts'
import { Price } from '../prices/price.tsx'
import { useClient } from '../router-context.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import styles from './coupon-field.module.css'

type CouponFieldProps = {
  applied: AppliedCoupon | null
  /** The discount on this cart. */
  takes: Halalas | null
  /** The server's error if it rejected the order because of the coupon. */
  refused: string | null
  onApply: (coupon: AppliedCoupon | null) => void
}

/** Looks the coupon up on request and keeps it until the buyer removes it (spec, 4 Coupon and 5). */
export function CouponField({ applied, takes, refused, onApply }: CouponFieldProps) {
  const client = useClient()
  const messages = useCheckoutMessages()
  const forms = useFormsMessages()
  const [text, setText] = useState('')
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const asked = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)
  /** Focuses the element that replaces the pressed one. */
  const takesFocus = (element: HTMLElement | null) => {
    if (!element || !movesFocus.current) return
    movesFocus.current = false
    element.focus()
  }

  async function apply() {
    const code = text.trim()
    if (code === '' || asking) return
    setAsking(true)
    setFailed(null)
    try {
      const { data } = await client.checkout.coupon({ coupon_code: code })
      movesFocus.current = asked.current?.contains(document.activeElement) ?? false
      onApply(data)
      void closeToast('coupon')
      setText('')
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      // A malformed code (422) is an invalid coupon. A failure of the shop says nothing about the coupon.
      const reason =
        status === 0
          ? forms.unreachable
          : status >= 500
            ? forms.failed
            : (status !== 422 && message) || messages.couponFailed
      setFailed(reason)
      void toast(reason, 'error', 'coupon')
    } finally {
      setAsking(false)
    }
  }

  if (applied !== null)
    return (
      <div className={styles.applied} role="status" ref={takesFocus} tabIndex={-1}>
        <Icon name="check-circle" className={styles.check} />
        <div>
          <p className={`${typography.good} ${typography.medium}`}>{messages.couponApplied}</p>
          <p className={typography.small}>
            <bdi dir="ltr">{applied.code}</bdi>: {messages.couponTakes}{' '}
            {applied.type === '1' ? (
              <>
                <bdi dir="ltr">{formatPercent(applied.amount)}</bdi>
                {' · '}
              </>
            ) : null}
            {takes === null ? null : <Price amount={takes} />}
          </p>
        </div>
        <button
          type="button"
          className={`${iconButton.iconButton} ${styles.remove}`}
          aria-label={messages.removeCoupon}
          onClick={() => {
            movesFocus.current = true
            onApply(null)
          }}
        >
          <Icon name="x" />
        </button>
      </div>
    )
  return (
    <div className={styles.coupon} ref={asked}>
      <Field
        id="coupon_code"
        label={messages.coupon}
        optional={forms.optional}
        error={failed ?? refused ?? undefined}
      >
        {(control) => (
          <div className={`${layout.row} ${layout.tight}`}>
            <input
              {...control}
              ref={takesFocus}
              className={field.input}
              dir="ltr"
              name="coupon_code"
              value={text}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setText(target.value)
                setFailed(null)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void apply()
              }}
            />
            <button type="button" className={button.outlined} aria-busy={asking} onClick={() => void apply()}>
              {asking ? <span className={button.spinner} aria-hidden="true" /> : null}
              {messages.applyCoupon}
            </button>
          </div>
        )}
      </Field>
    </div>
  )
}
