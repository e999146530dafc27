import { formatNumber } from '@zayy/i18n/numbers'
import type { ReactNode } from 'react'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useHomeWords } from './home-messages.ts'
import type { TapeExample } from './price-tiers-example.ts'

/** The tape across the whole screen: what tier prices are, told by four buyers of one real product. */
export function TapeBand({ example }: { example: TapeExample }) {
  const words = useHomeWords()
  const { product, steps, laboratory, clinic, hospital } = example
  const [one, some, many, most] = steps.map((step) => step.price)
  const buyers = [
    { price: one, who: words.mother, what: words.motherText },
    {
      price: some,
      who: words.laboratory(laboratory.count),
      what: <Sum around={words.laboratoryText} sar={laboratory.saved} />,
    },
    {
      price: many,
      who: words.clinic(clinic.count),
      what: <Sum around={words.clinicText(clinic.asked, clinic.count)} sar={clinic.saved} />,
    },
    {
      price: most,
      who: words.hospital(hospital.count),
      what: <Sum around={words.hospitalText} sar={hospital.saved} />,
    },
  ]
  return (
    <section className="band" aria-labelledby="tape">
      <div className="wrap">
        <div className="head">
          <h2 id="tape">{words.tape}</h2>
          <p>
            {words.tapeText}{' '}
            <span>
              {words.example}{' '}
              <ShopLink className="link" to={`/product/${product.id}`}>
                {product.name}
              </ShopLink>
            </span>
          </p>
        </div>
      </div>
      <div className="bigtape" aria-hidden="true">
        <div className="wrap">
          {steps.map(({ from, open }) => (
            <b key={from}>
              <bdi dir="ltr">
                {formatNumber(from)}
                {open ? '+' : ''}
              </bdi>
              <small>{words.piecesAt(from)}</small>
            </b>
          ))}
        </div>
      </div>
      <div className="wrap">
        <ol className="people">
          {buyers.map(({ price = 0, who, what }) => (
            <li key={who}>
              <p className="u">
                <Price sar={price} />
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

function Sum({ around, sar }: { around: readonly string[]; sar: number }): ReactNode {
  return (
    <>
      {around[0]}
      <Price sar={sar} />
      {around[1]}
    </>
  )
}
