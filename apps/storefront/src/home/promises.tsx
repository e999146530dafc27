import { Icon } from '@zayy/ui/icon'
import { useHomeMessages } from './home-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './promises.module.css'

/** What the shop promises, in four. */
export function Promises() {
  const messages = useHomeMessages()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-label={messages.promises}>
      <div className={layout.container}>
        <ul className={styles.promises}>
          <li>
            <Icon name="tag" className={styles.icon} />
            <b>{messages.byQuantity}</b>
            <span>{messages.byQuantityText}</span>
          </li>
          <li>
            <Icon name="truck" className={styles.icon} />
            <b>{messages.delivery}</b>
            <span>{messages.deliveryText}</span>
          </li>
          <li>
            <Icon name="arrow-u-up-left" flip className={styles.icon} />
            <b>{messages.returns}</b>
            <span>{messages.returnsText}</span>
          </li>
          <li>
            <Icon name="file-text" className={styles.icon} />
            <b>{messages.invoice}</b>
            <span>{messages.invoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
