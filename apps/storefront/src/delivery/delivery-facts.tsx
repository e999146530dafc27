import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { fromSar } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import styles from '../page/fact-list.module.css'
import { usePaymentMethods } from '../prices/payment-methods.ts'
import { Price } from '../prices/price.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { afterHydration } from '../use-loaded-component.tsx'
import { useDeliveryFee, useDeliveryPromise } from './use-delivery.ts'

/** Delivery fee and days, returns and payment by the settings; `children` are further facts. */
export function DeliveryFacts({ today, children }: { today: string; children?: ReactNode }) {
  const messages = useBuyingMessages('cart')
  const { defaultCity: city, returnDays, returnTerms } = useShopSettings()
  const { per, freeFrom } = useDeliveryFee(city)
  return (
    <ul className={styles.factList}>
      <li>
        <Icon name="truck" className={styles.icon} />
        <div>
          {city ? (
            <Trans
              text={per === 'order' ? messages.deliveryOfOrder : messages.deliveryTo}
              parts={{
                city: <DeliveryCity>{city.name}</DeliveryCity>,
                fee: <Price amount={fromSar(city.shipping)} />,
              }}
            />
          ) : (
            messages.delivery
          )}
          {freeFrom === null ? null : (
            <small>
              <Trans text={messages.freeDelivery} parts={{ amount: <Price amount={freeFrom} /> }} />
            </small>
          )}
          {city ? <DeliveryDays days={city.delivery_days} today={today} /> : null}
        </div>
      </li>
      {returnDays === null ? null : (
        <li>
          <Icon name="arrow-u-up-left" flip className={styles.icon} />
          <div>
            {messages.returns(returnDays)}
            <small>{returnTerms ?? messages.returnsDetail}</small>
          </div>
        </li>
      )}
      <li>
        <Icon name="shield-check" className={styles.icon} />
        <div>
          {messages.securePayment}
          <small>{usePaymentMethods().join(' · ')}</small>
        </div>
      </li>
      {children}
    </ul>
  )
}

function DeliveryDays({ days, today }: { days: BusinessDays; today: string }) {
  return <small>{useDeliveryPromise(days, 'card', today)}</small>
}

/** The city of the delivery fee; after hydration a button to choose another. */
export const DeliveryCity = afterHydration(() => import('./city-choice/city-button.tsx'))
