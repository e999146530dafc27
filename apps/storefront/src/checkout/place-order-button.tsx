import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Halalas } from '@zayy/domain/money'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import styles from './place-order-button.module.css'
import bottomBar from '../layout/bottom-bar.module.css'

type ButtonProps = {
  sending: boolean
  /** Null until the cart has been read. */
  total: Halalas | null
}

/** Submits the order; while it is being sent the button shows a spinner, is dimmed and ignores clicks. */
export function PlaceOrderButton({
  sending,
  total,
  deliveryDays,
}: ButtonProps & { deliveryDays: BusinessDays | null }) {
  const messages = useCheckoutMessages()
  const layoutMessages = useMessages('layout')
  return (
    <div className={styles.placeOrder}>
      <div className="only-d">
        <Submit sending={sending} total={total} className="btn p lg" />
      </div>
      {deliveryDays ? <DeliveryPromise days={deliveryDays} /> : null}
      <p className="xs soft">
        {messages.accept}{' '}
        <ShopLink className="link" to="/terms">
          {layoutMessages.terms}
        </ShopLink>
        {messages.and}
        <ShopLink className="link" to="/Policy">
          {layoutMessages.privacy}
        </ShopLink>
        . {messages.returns}
      </p>
    </div>
  )
}

/** The same at the foot of a phone's screen, always within reach of a thumb. */
export function PlaceOrderBar({ form, ...button }: ButtonProps & { form: string }) {
  const messages = useCheckoutMessages()
  return (
    <div className={`${bottomBar.bottomBar} only-p`} data-bottom-bar>
      <div className={bottomBar.line}>
        <span>{messages.totalWithAll}</span>
      </div>
      <Submit {...button} className="btn p block" form={form} />
    </div>
  )
}

function Submit({ sending, total, className, form }: ButtonProps & { className: string; form?: string }) {
  const messages = useCheckoutMessages()
  return (
    <button
      type="submit"
      form={form}
      className={sending ? `${className} load` : className}
      aria-disabled={sending || total === null}
    >
      <span className={styles.states}>
        <span className={sending || total === null ? styles.hidden : undefined}>
          {messages.placeOrder}
          {total === null ? null : (
            <>
              {' · '}
              <Price amount={total} />
            </>
          )}
        </span>
        <span className={sending ? undefined : styles.hidden}>
          <span className="spin" />
          {messages.sending}
        </span>
        <span className={total === null ? undefined : styles.hidden}>
          <span className="spin" />
          <span className="vh">{messages.loading}</span>
        </span>
      </span>
    </button>
  )
}
