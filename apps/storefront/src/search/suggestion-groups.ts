import type { Suggestions } from '@zayy/contract/types'
import type { CategoryLink } from '../shop-settings/shop-settings.ts'

/** What is shown below the field: each group under its heading; the options' ids in the order of the arrows. */
export type SuggestionGroups = {
  products: Suggestions['products']
  categories: readonly CategoryLink[]
  /** Whether the categories answer the search; else they are where one could look instead. */
  categoriesFound: boolean
  recent: readonly string[]
  /** How many products there are in all; null where no list of results is offered. */
  total: number | null
}

/** So many categories are offered to whoever has typed nothing, or finds nothing. */
const MAX_CATEGORIES = 6

/**
 * @param answer what the shop suggests; null while nothing is typed, or nothing has come yet
 * @param recent earlier searches, which are offered while nothing is typed
 */
export function suggestionGroups(
  search: string,
  answer: Suggestions | null,
  shopCategories: readonly CategoryLink[],
  recent: readonly string[],
): SuggestionGroups {
  const none = { products: [], recent: [], total: null }
  if (search === '')
    return { ...none, categories: shopCategories.slice(0, MAX_CATEGORIES), categoriesFound: false, recent }
  if (!answer) return { ...none, categories: [], categoriesFound: false }
  if (answer.categories.length === 0 && answer.total === 0)
    return { ...none, categories: shopCategories.slice(0, MAX_CATEGORIES), categoriesFound: false }
  return {
    products: answer.products,
    categories: answer.categories,
    categoriesFound: true,
    recent: [],
    total: answer.total > 0 ? answer.total : null,
  }
}

export const productOption = (id: number) => `search-product-${id}`
export const categoryOption = (id: number) => `search-category-${id}`
export const recentOption = (at: number) => `search-recent-${at}`
export const ALL_OPTION = 'search-all'

/** The ids of the options in the order in which they stand. */
export function optionIds({ products, categories, recent, total }: SuggestionGroups): string[] {
  return [
    ...products.map(({ id }) => productOption(id)),
    ...(total === null ? [] : [ALL_OPTION]),
    ...recent.map((_, at) => recentOption(at)),
    ...categories.map(({ id }) => categoryOption(id)),
  ]
}
