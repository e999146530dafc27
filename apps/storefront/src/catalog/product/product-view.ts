import type { Product, Review } from '@zayy/contract/types'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { cartProductOf } from '../../cart-state/cart-product.ts'
import { categoryProductsPath } from '../../links/category-products-path.ts'
import { galleryPhotos } from './gallery-photos.ts'

/** Reviews in the page; a button fetches more. */
const FIRST_REVIEWS = 4

/** Reduces a product to the data of its page, which is sent with the HTML. */
export function productView(product: Product) {
  const byStar: number[] = product.rates_by_star
  return {
    product: cartProductOf(product),
    category: linkTo(product.category),
    brand: product.brand && linkTo(product.brand),
    photos: galleryPhotos(product),
    description: product.description,
    rate: product.avg_rate,
    rates: product.rates_count,
    byStar,
    reviews: product.rates.slice(0, FIRST_REVIEWS).map(reviewView),
    sold: product.sold_count,
    attributes: product.attributes,
    sizeChart: chartOf(product.size_chart),
  }
}

export type ProductView = ReturnType<typeof productView>

function linkTo({ id, name }: { id: number; name: string }) {
  return { name, to: categoryProductsPath({ id, name }) }
}

/**
 * The author is the masked name, or else the masked e-mail address (decision 001). `day`: YYYY-MM-DD in Riyadh. `piecesBought`: of the
 * product in the author's paid orders; null: no proven purchase. `counted`: in the average.
 */
export function reviewView(review: Review) {
  const { id, client, rate, comment, created_at, pieces_bought, counted } = review
  const author = client.fname || client.email
  const day = riyadhDay(Date.parse(created_at))
  return { id, author, rate, comment, day, piecesBought: pieces_bought, counted }
}

export type ReviewView = ReturnType<typeof reviewView>

/** In centimetres: `values` holds a row for each size, in the order of `measures`. */
function chartOf(chart: Product['size_chart']) {
  if (!chart) return null
  return {
    measures: chart.columns,
    sizes: chart.rows.map(({ size }) => size),
    values: chart.rows.map(({ values }) => values),
  }
}
