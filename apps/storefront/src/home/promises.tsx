import { Icon } from '@zayy/ui/icon'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useHomeMessages } from './home-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './promises.module.css'

/** What the shop promises, in four. */
export function Promises() {
  const messages = useHomeMessages()
  const { defaultCity: city, vatNumber, returnDays } = useShopSettings()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-label={messages.promises}>
      <div className={layout.container}>
        <ul className={styles.promises}>
          <li>
            <Icon name="tag" className={styles.icon} />
            <b>{messages.byQuantity}</b>
            <span>{messages.byQuantityText}</span>
          </li>
          {city ? (
            <li>
              <Icon name="truck" className={styles.icon} />
              <b>{messages.delivery(city.delivery_days)}</b>
              <span>{messages.deliveryText(city.name)}</span>
            </li>
          ) : null}
          {returnDays === null ? null : (
            <li>
              <Icon name="arrow-u-up-left" flip className={styles.icon} />
              <b>{messages.returns(returnDays)}</b>
              <span>{messages.returnsText}</span>
            </li>
          )}
          <li>
            <Icon name="file-text" className={styles.icon} />
            <b>{vatNumber ? messages.invoice : messages.plainInvoice}</b>
            <span>{vatNumber ? messages.invoiceText : messages.plainInvoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
