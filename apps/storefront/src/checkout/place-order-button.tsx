import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Halalas } from '@zayy/domain/money'
import { useMessages } from '../i18n/locale-context.tsx'
import { BottomBar } from '../layout/bottom-bar.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { PaymentMethod } from './order-request.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './place-order-button.module.css'

type ButtonProps = {
  sending: boolean
  /** Null until the cart has been read. */
  total: Halalas | null
  paymentMethod: PaymentMethod
}

/** Submits the order; while it is being sent the button shows a spinner, is dimmed and ignores clicks. */
export function PlaceOrderButton({
  deliveryDays,
  ...submit
}: ButtonProps & { deliveryDays: BusinessDays | null }) {
  const messages = useCheckoutMessages()
  const layoutMessages = useMessages('layout')
  return (
    <div className={styles.placeOrder}>
      <div className={visibility.notOnPhones}>
        <Submit {...submit} className={`${button.primary} ${button.large}`} />
      </div>
      {deliveryDays ? <DeliveryPromise days={deliveryDays} paymentMethod={submit.paymentMethod} /> : null}
      <p className={typography.caption}>
        {messages.accept}{' '}
        <ShopLink className={typography.link} to="/terms">
          {layoutMessages.terms}
        </ShopLink>
        {messages.and}
        <ShopLink className={typography.link} to="/Policy">
          {layoutMessages.privacy}
        </ShopLink>
        . {messages.returns}
      </p>
    </div>
  )
}

/** The same at the foot of a phone's screen, always within reach of a thumb. */
export function PlaceOrderBar({ form, ...submit }: ButtonProps & { form: string }) {
  const messages = useCheckoutMessages()
  return (
    <BottomBar line={<span>{messages.totalWithAll}</span>}>
      <Submit {...submit} className={`${button.primary} ${button.fullWidth}`} form={form} />
    </BottomBar>
  )
}

function Submit({
  sending,
  total,
  paymentMethod,
  className,
  form,
}: ButtonProps & { className: string; form?: string }) {
  const messages = useCheckoutMessages()
  return (
    <button
      type="submit"
      form={form}
      className={sending ? `${className} ${button.busy}` : className}
      aria-disabled={sending || total === null}
    >
      <span className={styles.states}>
        <span className={sending || total === null ? styles.hidden : undefined}>
          {paymentMethod === 1 ? messages.placeAndPay : messages.placeOrder}
          {total === null ? null : (
            <>
              {' · '}
              <Price amount={total} />
            </>
          )}
        </span>
        <span className={sending ? undefined : styles.hidden}>
          <span className={button.spinner} aria-hidden="true" />
          {messages.sending}
        </span>
        <span className={total === null ? undefined : styles.hidden}>
          <span className={button.spinner} aria-hidden="true" />
          <span className={typography.visuallyHidden}>{messages.loading}</span>
        </span>
      </span>
    </button>
  )
}
