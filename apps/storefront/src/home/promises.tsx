import { Icon } from '@zayy/ui/icon'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useHomeMessages } from './home-messages.ts'
import styles from './promises.module.css'

/** What the shop promises, in four. */
export function Promises() {
  const messages = useHomeMessages()
  const { defaultCity: city, vatNumber } = useShopSettings()
  return (
    <section className="sec joined" aria-label={messages.promises}>
      <div className="wrap">
        <ul className={styles.promises}>
          <li>
            <Icon name="tag" />
            <b>{messages.byQuantity}</b>
            <span>{messages.byQuantityText}</span>
          </li>
          {city ? (
            <li>
              <Icon name="truck" />
              <b>{messages.delivery(city.delivery_days)}</b>
              <span>{messages.deliveryText(city.name)}</span>
            </li>
          ) : null}
          <li>
            <Icon name="arrow-u-up-left" flip />
            <b>{messages.returns}</b>
            <span>{messages.returnsText}</span>
          </li>
          <li>
            <Icon name="file-text" />
            <b>{vatNumber ? messages.invoice : messages.plainInvoice}</b>
            <span>{vatNumber ? messages.invoiceText : messages.plainInvoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
