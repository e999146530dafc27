import type { Locale, ProductPage } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { notFound } from '../domain-error.ts'
import { pageOf, rowsBefore } from '../page-of.ts'
import { cardsById } from './cards-by-id.ts'
import { type ListFilter, type ProductSort, selectList } from './list-query.ts'
import { searchTerms } from './search-terms.ts'

const perPage = 12

export type ProductListQuery = Omit<ListFilter, 'terms'> & {
  page: number
  search: string | undefined
  sort: Exclude<ProductSort, 'match'> | undefined
}

/**
 * A page of products, 12 a page, and the facets of the three flags (contract.md, GET /products). Without a sort, a
 * search comes best match first and everything else newest first.
 *
 * @throws DomainError 404 for an unknown category
 */
export async function listProducts(
  database: Database,
  lang: Locale,
  query: ProductListQuery,
): Promise<ProductPage> {
  const { page, search, sort, ...filter } = query
  const terms = search === undefined ? undefined : await searchTerms(database, search)
  const order = sort ?? (terms ? 'match' : 'newest')
  const list = await selectList(database, { ...filter, terms }, order, perPage, rowsBefore(page, perPage))
  if (!list.known) throw notFound()
  const cards = await cardsById(database, lang, list.ids)
  return {
    ...pageOf(cards, page, perPage, list.total),
    facets: { is_men: list.men, is_women: list.women, is_child: list.children },
  }
}
