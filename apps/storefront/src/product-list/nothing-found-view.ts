import type { ProductCardView } from '../product-card/product-card-view.ts'

/** What leads on from a search that finds nothing, in the language of the page; `cards`: the best sellers. */
export type NothingFoundView = {
  text: string
  categories: string
  askUs: string
  bestSellers: string
  cards: ProductCardView[]
}
