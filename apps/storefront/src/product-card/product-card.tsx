import type { ProductCard as ListedProduct, Tier } from '@zayy/contract/types'
import { firstTier, lowestTier, tierFor, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { Dots } from '@zayy/ui/dots'
import { Image, widthsFor } from '@zayy/ui/image'
import { Rating } from '@zayy/ui/stars'
import { useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Price } from '../prices/price.tsx'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import styles from './product-card.module.css'

const MAX_COLOURS = 5

/** Images in a scrolling row: their `sizes` attribute (widths in product-card.module.css) and files. */
export const IMAGES_IN_ROW: CardImages = {
  sizes:
    '(min-width: 83em) 302px, (min-width: 64em) calc(25vw - 30px), (min-width: 48em) calc(33.3vw - 32px), (min-width: 40em) calc(50vw - 28px), 240px',
  widths: widthsFor(224, 309),
}

const IMAGES_IN_LIST: CardImages = {
  sizes:
    '(min-width: 83em) 302px, (min-width: 64em) calc(25vw - 30px), (min-width: 48em) calc(33.3vw - 29px), calc(50vw - 22px)',
  widths: widthsFor(158, 309),
}

/**
 * A product in a list or carousel. The image of its back is fetched with the first hover. With a target quantity it shows the
 * price at that quantity, and the first price struck.
 * @param first on the first screen: its image is loaded eagerly
 */
export function ProductCard({
  product,
  first,
  images = IMAGES_IN_LIST,
}: {
  product: ProductCardView
  first?: boolean
  images?: CardImages
}) {
  const messages = useMessages('layout')
  const need = useTargetQuantity()
  const [hovered, setHovered] = useState(false)
  const { colors, colors_count } = product
  const dots = <Dots colours={colors.slice(0, MAX_COLOURS)} label={messages.colours(colors_count)} />
  return (
    <ShopLink
      className={isBelowMinimum(product.pieces, need) ? `${styles.card} ${styles.belowMinimum}` : styles.card}
      to={`/product/${product.id}`}
      {...(need > 1 ? { search: { quantity: need } } : {})}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setHovered(true)
      }}
    >
      <div className={styles.picture}>
        {product.badge ? <span className={styles.badge}>{messages[product.badge]}</span> : null}
        <Image url={product.image} alt="" {...images} {...(first ? { first } : {})} />
        {hovered ? <Back url={backOf(product)} images={images} /> : null}
      </div>
      {colors_count > MAX_COLOURS ? (
        <span className={styles.colours}>
          {dots}
          <bdi dir="ltr" aria-hidden="true">
            {`+${colors_count - MAX_COLOURS}`}
          </bdi>
        </span>
      ) : (
        dots
      )}
      {product.avg_rate === null ? null : (
        <Rating value={product.avg_rate} label={messages.rating(product.avg_rate.toFixed(1))} />
      )}
      <h3>{product.name}</h3>
      <div className={styles.prices}>
        <CardPrice pieces={product.pieces} need={need} />
      </div>
    </ShopLink>
  )
}

/** As the props of `Image`. */
type CardImages = { sizes: string; widths: readonly number[] }

/** Returns the image of a product's back, or null if there is no other than its front. */
export function backOf({
  image,
  hover_image,
}: Pick<ProductCardView, 'image' | 'hover_image'>): string | null {
  return hover_image && hover_image !== image ? hover_image : null
}

/** The image of a product's back, over that of its front once it is loaded. */
export function Back({ url, images }: { url: string | null; images: CardImages }) {
  const [turned, setTurned] = useState(false)
  if (url === null) return null
  const className = turned ? `${styles.back} ${styles.turned}` : styles.back
  return <Image className={className} url={url} alt="" {...images} onLoad={() => setTurned(true)} />
}

/** True if a product is sold only in larger quantities than the target. */
export function isBelowMinimum(pieces: readonly Tier[], need: number): boolean {
  return need > 1 && (pieces[0]?.from ?? 1) > need
}

export function CardPrice({ pieces, need }: { pieces: readonly Tier[]; need: number }) {
  const messages = useMessages('layout')
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const first = firstTier(tiers)
  const lowest = lowestTier(tiers)
  const { price } = tierFor(tiers, need) ?? first
  return (
    <>
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
    </>
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
