import { Icon } from '@zayy/ui/icon'
import { useHomeMessages } from './home-messages.ts'
import styles from './promises.module.css'

/** What the shop promises, in four. */
export function Promises() {
  const messages = useHomeMessages()
  return (
    <section className="sec joined" aria-label={messages.promises}>
      <div className="wrap">
        <ul className={styles.promises}>
          <li>
            <Icon name="tag" />
            <b>{messages.byQuantity}</b>
            <span>{messages.byQuantityText}</span>
          </li>
          <li>
            <Icon name="truck" />
            <b>{messages.delivery}</b>
            <span>{messages.deliveryText}</span>
          </li>
          <li>
            <Icon name="arrow-u-up-left" flip />
            <b>{messages.returns}</b>
            <span>{messages.returnsText}</span>
          </li>
          <li>
            <Icon name="file-text" />
            <b>{messages.invoice}</b>
            <span>{messages.invoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
