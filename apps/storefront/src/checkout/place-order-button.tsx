import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { Icon } from '@zayy/ui/icon'
import { useDeliveryPromise } from '../delivery/use-delivery-promise.ts'
import { SubmitButton } from '../forms/form.tsx'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { BottomBar } from '../page/bottom-bar.tsx'
import { Price } from '../prices/price.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './place-order-button.module.css'

type ButtonProps = {
  sending: boolean
  total: Halalas | null
  paymentMethod: PaymentMethod
}

export function PlaceOrderButton({
  deliveryDays,
  ...submit
}: ButtonProps & { deliveryDays: BusinessDays | undefined }) {
  const messages = useCheckoutMessages()
  const { returnDays } = useShopSettings()
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
        .{returnDays === null ? '' : ` ${messages.returns(returnDays)}`}
      </p>
    </div>
  )
}

/** The button at the bottom of a phone's screen. */
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
  ...look
}: ButtonProps & { className: string; form?: string }) {
  const messages = useCheckoutMessages()
  return (
    <SubmitButton
      {...look}
      sending={sending}
      sendingLabel={messages.sending}
      waitingFor={total === null ? messages.loading : undefined}
      label={
        <>
          {paymentMethod === 1 && total !== ZERO ? messages.placeAndPay : messages.placeOrder}
          {total === null ? null : (
            <>
              {' · '}
              <Price amount={total} />
            </>
          )}
        </>
      }
    />
  )
}

/** Delivery days of the country (spec, 9 Delivery), with dates after hydration. */
function DeliveryPromise({ days, paymentMethod }: { days: BusinessDays; paymentMethod: PaymentMethod }) {
  const promise = useDeliveryPromise(days, paymentMethod === 1 ? 'card' : 'transfer', null)
  return (
    <p className={`${typography.small} ${layout.row}`}>
      <Icon name="truck" className={styles.icon} />
      <span>{promise}</span>
    </p>
  )
}
