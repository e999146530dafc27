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

/** Explains price tiers by four buyers of a real product. */
export function PriceTiersBand({ example }: { example: PriceTiersExample }) {
  const messages = useHomeMessages()
  const { product, steps, laboratory, clinic, hospital } = example
  const [one, some, many, most] = steps.map((step) => step.price)
  const buyers = [
    { price: one, who: messages.mother, what: messages.motherText },
    {
      price: some,
      who: messages.laboratory(laboratory.count),
      what: <Sum around={messages.laboratoryText} amount={laboratory.saved} />,
    },
    {
      price: many,
      who: messages.clinic(clinic.count),
      what: <Sum around={messages.clinicText(clinic.asked, clinic.count)} amount={clinic.saved} />,
    },
    {
      price: most,
      who: messages.hospital(hospital.count),
      what: <Sum around={messages.hospitalText} amount={hospital.saved} />,
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
          {buyers.map(({ price = ZERO, who, what }) => (
            <li key={who}>
              <p className={styles.price}>
                <Price amount={price} />
              </p>
              <p>
                <strong>{who}</strong>
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
