import type { Suggestions } from '@zayy/contract/types'
import type { CategoryLink } from '../shop-settings/shop-menu-view.ts'

export type SuggestionGroups = {
  products: Suggestions['products']
  /** Number of `products` with the search in their name or category. The others have it in their description. */
  named: number
  /** Offered for an empty search or one without results; null while they load. */
  bestSellers: Suggestions['products'] | null
  categories: readonly CategoryLink[]
  /** The categories match the search; otherwise they are alternatives. */
  categoriesFound: boolean
  recent: readonly string[]
  /** Number of matching products; null if no list of results is offered. */
  total: number | null
  /** The search matches more than `total`. */
  more: boolean
}

/** Categories offered for an empty search or one without results. */
const MAX_CATEGORIES = 6

/**
 * @param answer the API's suggestions; null for an empty search or while loading
 * @param popular best sellers; null while they load
 * @param recent earlier searches, offered for an empty search
 */
export function suggestionGroups(
  search: string,
  answer: Suggestions | null,
  shopCategories: readonly CategoryLink[],
  recent: readonly string[],
  popular: Suggestions['products'] | null,
): SuggestionGroups {
  const none = { products: [], named: 0, bestSellers: [], recent: [], total: null, more: false }
  const alternatives = {
    ...none,
    bestSellers: popular,
    categories: shopCategories.slice(0, MAX_CATEGORIES),
    categoriesFound: false,
  }
  if (search === '') return { ...alternatives, recent }
  if (!answer) return { ...none, categories: [], categoriesFound: false }
  if (answer.categories.length === 0 && answer.total === 0) return alternatives
  return {
    products: answer.products,
    named: answer.named || answer.total,
    bestSellers: [],
    categories: answer.categories,
    categoriesFound: true,
    recent: [],
    total: answer.total > 0 ? answer.total : null,
    more: answer.more ?? false,
  }
}

export const productOption = (id: number) => `search-product-${id}`
export const categoryOption = (id: number) => `search-category-${id}`
export const recentOption = (at: number) => `search-recent-${at}`
export const ALL_OPTION = 'search-all'

/** Returns the ids of the options in visual order. */
export function optionIds({ products, bestSellers, categories, recent, total }: SuggestionGroups): string[] {
  return [
    ...products.map(({ id }) => productOption(id)),
    ...(total === null ? [] : [ALL_OPTION]),
    ...(bestSellers ?? []).map(({ id }) => productOption(id)),
    ...recent.map((_, at) => recentOption(at)),
    ...categories.map(({ id }) => categoryOption(id)),
  ]
}
