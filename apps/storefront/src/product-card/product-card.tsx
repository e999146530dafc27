import type { ProductCard as ListedProduct, Tier } from '@zayy/contract/types'
import {
  firstTier,
  lowestTier,
  type PriceTier,
  tierFor,
  tiersFromWire,
} from '@zayy/domain/catalog/price-tiers'
import { times } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import { Dot } from '@zayy/ui/dot'
import { Image } from '@zayy/ui/image'
import { Stars } from '@zayy/ui/stars'
import { TierSteps } from '@zayy/ui/tier-steps'
import { useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import { Price } from '../prices/price.tsx'
import styles from './product-card.module.css'

const MAX_COLOURS = 5

/** The `sizes` attribute of images in a scrolling row (widths in product-card.module.css). */
export const SIZES_IN_ROW =
  '(min-width: 1328px) 302px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, (min-width: 640px) 48vw, 92vw'

/**
 * A product in a list or carousel. The image of its back is fetched with the first hover. With a target quantity it shows the
 * price and total at that quantity.
 * @param first on the first screen: its image is loaded eagerly
 * @param sizes the image's `sizes` attribute
 */
export function ProductCard({
  product,
  first,
  sizes = '(min-width: 1328px) 302px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 47vw',
}: {
  product: ProductCardView
  first?: boolean
  sizes?: string
}) {
  const messages = useMessages('layout')
  const need = useTargetQuantity()
  const [hovered, setHovered] = useState(false)
  const [turned, setTurned] = useState(false)
  const belowMinimum = (product.pieces[0]?.from ?? 1) > need && need > 1
  return (
    <ShopLink
      className={belowMinimum ? `${styles.card} ${styles.belowMinimum}` : styles.card}
      to={`/product/${product.id}`}
      {...(need > 1 ? { search: { quantity: need } } : {})}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setHovered(true)
      }}
    >
      <div className={styles.picture}>
        {product.badge ? <span className={styles.badge}>{messages[product.badge]}</span> : null}
        <Image url={product.image} alt="" sizes={sizes} {...(first ? { first } : {})} />
        {hovered && product.hover_image && product.hover_image !== product.image ? (
          <Image
            className={turned ? `${styles.back} ${styles.turned}` : styles.back}
            url={product.hover_image}
            alt=""
            sizes={sizes}
            onLoad={() => setTurned(true)}
          />
        ) : null}
      </div>
      <div className={styles.facts}>
        <span className={styles.colours} role="img" aria-label={messages.colours(product.colors_count)}>
          {product.colors.slice(0, MAX_COLOURS).map((colour) => (
            <Dot key={colour.code + colour.name} code={colour.code} />
          ))}
          {product.colors_count > MAX_COLOURS ? (
            <bdi dir="ltr">+{product.colors_count - MAX_COLOURS}</bdi>
          ) : null}
        </span>
        {product.avg_rate === null ? null : (
          <Stars
            value={product.avg_rate}
            label={messages.rating(product.avg_rate.toFixed(1))}
            count={formatNumber(product.rates_count)}
          />
        )}
      </div>
      <h3>{product.name}</h3>
      <CardPrice pieces={product.pieces} need={need} />
    </ShopLink>
  )
}

function CardPrice({ pieces, need }: { pieces: Tier[]; need: number }) {
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const reached = need > 1 ? tierFor(tiers, need) : null
  return (
    <div className={styles.prices}>
      {reached ? (
        <AtNeed tiers={tiers} reached={reached} need={need} />
      ) : (
        <FromFirst tiers={tiers} need={need} />
      )}
    </div>
  )
}

function FromFirst({ tiers, need }: { tiers: PriceTier[]; need: number }) {
  const messages = useMessages('layout')
  const first = firstTier(tiers)
  const lowest = lowestTier(tiers)
  return (
    <>
      <p className={styles.price}>
        <Price amount={first.price} />
        <small>{first.from > 1 ? messages.fromPieces(first.from) : messages.each}</small>
      </p>
      {need > 1 && first.from > need ? (
        <p className={`${styles.lowestPrice} ${styles.minimum}`}>{messages.minimum(first.from)}</p>
      ) : lowest.price < first.price ? (
        <p className={styles.lowestPrice}>
          <TierSteps count={tiers.length} reached={tiers.indexOf(lowest)} />
          <span>
            <Trans text={messages.lowest(lowest.from)} parts={{ price: <Price amount={lowest.price} /> }} />
          </span>
        </p>
      ) : null}
    </>
  )
}

function AtNeed({ tiers, reached, need }: { tiers: PriceTier[]; reached: PriceTier; need: number }) {
  const messages = useMessages('layout')
  return (
    <>
      <p className={styles.price}>
        <Price amount={reached.price} />
        <small>{messages.each}</small>
      </p>
      <p className={styles.lowestPrice}>
        <TierSteps count={tiers.length} reached={tiers.indexOf(reached)} />
        <span>
          <Price amount={times(reached.price, need)} /> {messages.totalFor(need)}
        </span>
      </p>
    </>
  )
}

export type ProductCardView = Pick<
  ListedProduct,
  | 'id'
  | 'name'
  | 'image'
  | 'hover_image'
  | 'pieces'
  | 'avg_rate'
  | 'rates_count'
  | 'colors_count'
  | 'colors'
  | 'badge'
>

/** Reduces a product to the data of its card, which is sent with the HTML. */
export function productCardView(product: ListedProduct): ProductCardView {
  const { id, name, image, hover_image, pieces, avg_rate, rates_count, colors_count, colors, badge } = product
  return {
    id,
    name,
    image,
    hover_image,
    pieces: pieces.map(({ from, to, price }) => ({ from, to, price })),
    avg_rate,
    rates_count,
    colors_count,
    colors: colors.slice(0, 5).map(({ name, code }) => ({ name, code })),
    badge,
  }
}
