import type { ProductCard } from '@zayy/contract/types'

/** What a card shows of a product. */
export type ProductCardView = Pick<
  ProductCard,
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

/** A product reduced to what its card shows, since a loader's answer travels in the page. */
export function productCardView(product: ProductCard): ProductCardView {
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
