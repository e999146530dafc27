import { type Halalas, toSar } from '@zayy/domain/money'
import { useWords } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCheckoutWords } from './checkout-messages.ts'
import { DeliveryPromise } from './delivery-promise.tsx'

type ButtonProps = {
  sending: boolean
  /** Null until the cart has been read. */
  total: Halalas | null
}

/** Sends the order; while it is under way it turns, is dimmed and takes no second press. */
export function PlaceOrderButton({ sending, total }: ButtonProps) {
  const words = useCheckoutWords()
  const frame = useWords('layout')
  return (
    <div className="send">
      <div className="only-d">
        <Submit sending={sending} total={total} className="btn p lg" />
      </div>
      <DeliveryPromise />
      <p className="xs soft">
        {words.accept}{' '}
        <ShopLink className="link" to="/terms">
          {frame.terms}
        </ShopLink>
        {words.and}
        <ShopLink className="link" to="/Policy">
          {frame.privacy}
        </ShopLink>
        . {words.returns}
      </p>
    </div>
  )
}

/** The same at the foot of a phone's screen, always within reach of a thumb. */
export function PlaceOrderBar({ form, ...button }: ButtonProps & { form: string }) {
  const words = useCheckoutWords()
  return (
    <div className="buybar only-p">
      <div className="r1">
        <span>{words.totalWithAll}</span>
      </div>
      <Submit {...button} className="btn p block" form={form} />
    </div>
  )
}

function Submit({ sending, total, className, form }: ButtonProps & { className: string; form?: string }) {
  const words = useCheckoutWords()
  return (
    <button
      type="submit"
      form={form}
      className={sending ? `${className} load` : className}
      aria-disabled={sending || total === null}
    >
      <span className="either">
        <span className={sending || total === null ? 'out' : undefined}>
          {words.placeOrder}
          {total === null ? null : (
            <>
              {' · '}
              <Price sar={toSar(total)} />
            </>
          )}
        </span>
        <span className={sending ? undefined : 'out'}>
          <span className="spin" />
          {words.sending}
        </span>
        <span className={total === null ? undefined : 'out'}>
          <span className="spin" />
          <span className="vh">{words.loading}</span>
        </span>
      </span>
    </button>
  )
}
