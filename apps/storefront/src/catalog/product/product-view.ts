import type { Product, Review } from '@zayy/contract/types'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { type CartProduct, cartProductOf } from '../../cart-state/cart-product.ts'
import { categoryProductsPath } from '../../links/category-products-path.ts'
import { galleryPhotos, type Photo } from './gallery-photos.ts'

/** Reviews in the page; a button fetches more. */
const FIRST_REVIEWS = 4

/** `day` is YYYY-MM-DD in Riyadh. */
export type ReviewView = {
  id: number
  author: string
  rate: number
  comment: string
  day: string
  /** Pieces of the product in the author's paid orders; null: no proven purchase. */
  piecesBought: number | null
  /** Counts in the average. */
  counted: boolean
}

export type ProductView = {
  product: CartProduct
  category: { name: string; to: string }
  brand: { name: string; to: string } | null
  photos: Photo[]
  description: string
  rate: number | null
  rates: number
  byStar: number[]
  reviews: ReviewView[]
  sold: number
  attributes: { name: string; value: string }[]
  /** Measures in centimetres: `values` holds a row for each size, in the order of `measures`. */
  sizeChart: { measures: string[]; sizes: string[]; values: string[][] } | null
}

/** Reduces a product to the data of its page, which is sent with the HTML. */
export function productView(product: Product): ProductView {
  return {
    product: cartProductOf(product),
    category: linkTo(product.category),
    brand: product.brand && linkTo(product.brand),
    photos: galleryPhotos(product),
    description: product.description,
    rate: product.avg_rate,
    rates: product.rates_count,
    byStar: product.rates_by_star,
    reviews: product.rates.slice(0, FIRST_REVIEWS).map(reviewView),
    sold: product.sold_count,
    attributes: product.attributes,
    sizeChart: chartOf(product.size_chart),
  }
}

function linkTo({ id, name }: { id: number; name: string }) {
  return { name, to: categoryProductsPath({ id, name }) }
}

/** The author is the masked name, or else the masked e-mail address (decision 001). */
export function reviewView(review: Review): ReviewView {
  const { id, client, rate, comment, created_at, pieces_bought, counted } = review
  const author = client.fname || client.email
  const day = riyadhDay(Date.parse(created_at))
  return { id, author, rate, comment, day, piecesBought: pieces_bought, counted }
}

function chartOf(chart: Product['size_chart']): ProductView['sizeChart'] {
  if (!chart) return null
  return {
    measures: chart.columns,
    sizes: chart.rows.map(({ size }) => size),
    values: chart.rows.map(({ values }) => values),
  }
}
