import { type Halalas, ZERO } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import type { ReactNode } from 'react'
import { Price } from '../prices/price.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { PriceTiersExample } from './home-view.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './price-tiers-band.module.css'

/** Explains price tiers by four quantities of one product. */
export function PriceTiersBand({ example }: { example: PriceTiersExample }) {
  const messages = useHomeMessages()
  const { product, steps, some, many, most } = example
  const [onePrice, somePrice, manyPrice, mostPrice] = steps.map((step) => step.price)
  const quantities = [
    { price: onePrice, count: messages.one, what: messages.oneText },
    {
      price: somePrice,
      count: messages.count(some.count),
      what: <Sum around={messages.saved} amount={some.saved} />,
    },
    {
      price: manyPrice,
      count: messages.count(many.count),
      what: <Sum around={messages.cheaper(many.asked, many.count)} amount={many.saved} />,
    },
    {
      price: mostPrice,
      count: messages.count(most.count),
      what: <Sum around={messages.saved} amount={most.saved} />,
    },
  ]
  return (
    <section className={styles.band} aria-labelledby="price-tiers">
      <div className={layout.container}>
        <div className={styles.introduction}>
          <h2 id="price-tiers">{messages.priceTiers}</h2>
          <p>
            {messages.priceTiersText}{' '}
            <span>
              {messages.example}{' '}
              <ShopLink className={typography.link} to={`/product/${product.id}`}>
                {product.name}
              </ShopLink>
            </span>
          </p>
        </div>
      </div>
      <div className={styles.tierBar} aria-hidden="true">
        <div className={`${layout.container} ${styles.numbers}`}>
          {steps.map(({ from, open }) => (
            <b key={from}>
              <bdi dir="ltr">
                {formatNumber(from)}
                {open ? '+' : ''}
              </bdi>
              <small>{messages.piecesAt(from)}</small>
            </b>
          ))}
        </div>
      </div>
      <div className={layout.container}>
        <ol className={styles.people}>
          {quantities.map(({ price = ZERO, count, what }) => (
            <li key={count}>
              <p className={styles.price}>
                <Price amount={price} />
              </p>
              <p>
                <strong>{count}</strong>
                {what}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Sum({ around, amount }: { around: readonly string[]; amount: Halalas }): ReactNode {
  return (
    <>
      {around[0]}
      <Price amount={amount} />
      {around[1]}
    </>
  )
}
