import type { ProductCard as ListedProduct, Tier } from '@zayy/contract/types'
import { firstTier, lowestTier, tierFor, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { Dots } from '@zayy/ui/dots'
import { Image } from '@zayy/ui/image'
import { Rating } from '@zayy/ui/stars'
import { useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Price } from '../prices/price.tsx'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import styles from './product-card.module.css'

const MAX_COLOURS = 5

/** The `sizes` attribute of images in a scrolling row (widths in product-card.module.css). */
export const SIZES_IN_ROW =
  '(min-width: 1328px) 302px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, (min-width: 640px) 48vw, 240px'

/**
 * A product in a list or carousel. The image of its back is fetched with the first hover. With a target quantity it shows the
 * price at that quantity, and the first price struck.
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
          <Dots colours={product.colors.slice(0, MAX_COLOURS)} />
          {product.colors_count > MAX_COLOURS ? (
            <bdi dir="ltr">+{product.colors_count - MAX_COLOURS}</bdi>
          ) : null}
        </span>
        {product.avg_rate === null ? null : (
          <Rating value={product.avg_rate} label={messages.rating(product.avg_rate.toFixed(1))} />
        )}
      </div>
      <h3>{product.name}</h3>
      <CardPrice pieces={product.pieces} need={need} />
    </ShopLink>
  )
}

function CardPrice({ pieces, need }: { pieces: Tier[]; need: number }) {
  const messages = useMessages('layout')
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const first = firstTier(tiers)
  const lowest = lowestTier(tiers)
  const { price } = tierFor(tiers, need) ?? first
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <Price amount={price} rolls />
        {price < first.price ? (
          <s>
            <Price amount={first.price} />
          </s>
        ) : (
          <small>{first.from > 1 ? messages.minimum(first.from) : messages.each}</small>
        )}
      </p>
      {lowest.price < price ? (
        <p className={styles.lowestPrice}>
          <Trans text={messages.lowest(lowest.from)} parts={{ price: <Price amount={lowest.price} /> }} />
        </p>
      ) : null}
    </div>
  )
}

export type ProductCardView = Pick<
  ListedProduct,
  'id' | 'name' | 'image' | 'hover_image' | 'pieces' | 'avg_rate' | 'colors_count' | 'colors' | 'badge'
>

/** Reduces a product to the data of its card, which is sent with the HTML. */
export function productCardView(product: ListedProduct): ProductCardView {
  const { id, name, image, hover_image, pieces, avg_rate, colors_count, colors, badge } = product
  return {
    id,
    name,
    image,
    hover_image,
    pieces: pieces.map(({ from, to, price }) => ({ from, to, price })),
    avg_rate,
    colors_count,
    colors: colors.slice(0, 5).map(({ name, code }) => ({ name, code })),
    badge,
  }
}
