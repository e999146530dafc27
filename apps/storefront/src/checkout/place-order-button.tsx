import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useDeliveryPromise } from '../delivery/use-delivery.ts'
import { SubmitButton } from '../forms/form.tsx'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import styles from './place-order-button.module.css'

/** @property pays the buyer goes on to the payment page */
type ButtonProps = { form: string; sending: boolean; pays: boolean }

export function PlaceOrderButton({ form, sending, pays }: ButtonProps) {
  const messages = useCheckoutMessages()
  return (
    <SubmitButton
      className={`${button.primary} ${button.large} ${button.fullWidth} ${styles.button}`}
      form={form}
      sending={sending}
      sendingLabel={messages.sending}
      label={pays ? messages.placeAndPay : messages.placeOrder}
    />
  )
}

/** When the order arrives, and what the buyer accepts. */
export function PlaceOrderTerms({
  deliveryDays,
  paymentMethod,
}: {
  deliveryDays: BusinessDays | undefined
  paymentMethod: PaymentMethod
}) {
  const messages = useCheckoutMessages()
  const { returnDays } = useShopSettings()
  const layoutMessages = useMessages('layout')
  return (
    <div className={styles.terms}>
      {deliveryDays ? <DeliveryPromise days={deliveryDays} paymentMethod={paymentMethod} /> : null}
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
