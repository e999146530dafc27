import { formatNumber } from '@zayy/i18n/numbers'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Price } from '../prices/price.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { PriceCliff } from './fixed-view.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './price-cliff-poster.module.css'

/** A poster with a piece of the tape: from the number asked for to the next tier it is hatched, as more pieces cost less. */
export function PriceCliffPoster({ cliff: { product, asked, better } }: { cliff: PriceCliff }) {
  const messages = useHomeMessages()
  const parts = {
    product: <bdi>{product.name}</bdi>,
    askedTotal: <Price amount={asked.total} />,
    betterTotal: <Price amount={better.total} />,
  }
  return (
    <section className={styles.poster} aria-labelledby="price-cliff">
      <div className={`${layout.container} ${styles.text}`}>
        <h2 id="price-cliff">{messages.cliff(asked.count, better.count)}</h2>
        <p>
          <Trans text={messages.cliffText(asked.count, better.count)} parts={parts} />
        </p>
        <ShopLink className={button.outlined} to={`/product/${product.id}`}>
          {messages.seeCliff}
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
