import { Icon } from '@zayy/ui/icon'
import { useHomeWords } from './home-messages.ts'

/** What the shop promises, in four. */
export function Promises() {
  const words = useHomeWords()
  return (
    <section className="sec joined" aria-label={words.promises}>
      <div className="wrap">
        <ul className="prom">
          <li>
            <Icon name="tag" />
            <b>{words.byQuantity}</b>
            <span>{words.byQuantityText}</span>
          </li>
          <li>
            <Icon name="truck" />
            <b>{words.delivery}</b>
            <span>{words.deliveryText}</span>
          </li>
          <li>
            <Icon name="arrow-u-up-left" flip />
            <b>{words.returns}</b>
            <span>{words.returnsText}</span>
          </li>
          <li>
            <Icon name="file-text" />
            <b>{words.invoice}</b>
            <span>{words.invoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}
