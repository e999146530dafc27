import { formatNumber } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Price } from '../prices/price.tsx'
import type { PriceBreak } from './fixed-view.ts'
import { useHomeMessages } from './home-messages.ts'
import styles from './price-break-poster.module.css'

/** A poster with a piece of the tape: from the number asked for to the next tier it is hatched, as more pieces cost less. */
export function PriceBreakPoster({ priceBreak: { product, asked, better } }: { priceBreak: PriceBreak }) {
  const messages = useHomeMessages()
  const parts = {
    product: <bdi>{product.name}</bdi>,
    askedTotal: <Price amount={asked.total} />,
    betterTotal: <Price amount={better.total} />,
  }
  return (
    <section className={styles.poster} aria-labelledby="price-break">
      <div className={`${layout.container} ${styles.text}`}>
        <h2 id="price-break">{messages.priceBreak(asked.count, better.count)}</h2>
        <p>
          <Trans text={messages.priceBreakText(asked.count, better.count)} parts={parts} />
        </p>
        <ShopLink className={button.outlined} to={`/product/${product.id}`}>
          {messages.seePriceBreak}
        </ShopLink>
      </div>
      <div className={styles.tape} aria-hidden="true">
        <b className={styles.asked}>
          {formatNumber(asked.count)}
          <small>
            <Price amount={asked.total} />
          </small>
        </b>
        <b className={styles.better}>
          {formatNumber(better.count)}
          <small>
            <Price amount={better.total} />
          </small>
        </b>
      </div>
    </section>
  )
}
