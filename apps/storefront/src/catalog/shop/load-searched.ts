import type { Suggestions } from '@zayy/contract/types'
import { productCardView } from '../../product-card/product-card.tsx'
import { filterCount } from '../../product-list/listing-search.ts'
import type { ListingView } from '../../product-list/listing-view.ts'
import type { RouterContext } from '../../router-context.ts'
import { type SearchMessages, searchMessages } from '../../search/search-messages.ts'

const MAX_BEST_SELLERS = 3

/**
 * Loads heading, spelling suggestion and empty state of a search; null without one. The page works without suggestions and
 * best sellers, so their failures are ignored.
 */
export async function loadSearched(
  { client, locale }: Context,
  { search: requested, total, more, matches }: Listing,
) {
  const { search } = requested
  if (search === undefined) return null
  const messages = searchMessages[locale]
  const isEmpty = total === 0 && filterCount(requested) === 1
  const [suggested, bestSellers, categories] = await Promise.all([
    client.catalog.suggest({ search }).then(
      ({ data }) => data,
      () => null,
    ),
    isEmpty
      ? client.catalog.products({ sort: 'sold' }).then(
          ({ data }) => data.data,
          () => [],
        )
      : [],
    isEmpty
      ? client.settings.get().then(
          ({ data }) => data.categories,
          () => [],
        )
      : [],
  ])
  const instead = suggested && insteadView(suggested, messages)
  return {
    heading: messages.resultsFor(matches?.named ?? total, search, more && !matches),
    instead,
    empty: isEmpty
      ? {
          text: instead ? messages.categories : messages.nothingHint,
          categories: {
            title: messages.categories,
            links: categories.map(({ id, name }) => ({ id, name })),
          },
          askUs: messages.askUs,
          bestSellers: messages.bestSellers,
          cards: bestSellers.slice(0, MAX_BEST_SELLERS).map(productCardView),
        }
      : null,
  }
}

function insteadView({ did_you_mean: search, total }: Suggestions, messages: SearchMessages) {
  if (search === null) return null
  return { search, text: messages.searchInstead(total), shown: messages.quoted(search) }
}

type Context = Pick<RouterContext, 'client' | 'locale'>
type Listing = Pick<ListingView, 'search' | 'total' | 'more' | 'matches'>

export type SearchedView = NonNullable<Awaited<ReturnType<typeof loadSearched>>>
