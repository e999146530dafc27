import type { Suggestions } from '@zayy/contract/types'
import { type SearchMessages, searchMessages } from '../../search/search-messages.ts'
import { productCardView } from '../../product-card/product-card.tsx'
import { filterCount } from '../../product-list/listing-search.ts'
import type { ListingView } from '../../product-list/listing-view.ts'
import type { RouterContext } from '../../router-context.ts'

/** So many best sellers stand below a search that finds nothing. */
const MAX_BEST_SELLERS = 3

/**
 * What the list of all products says of a search beside its products, in the language of the page; null of a list that is not
 * searched. Without the shop's suggestions the page is as good as whole, so nothing fails with them.
 */
export async function loadSearched({ client, locale }: Context, { search: requested, total }: Listing) {
  const { search } = requested
  if (search === undefined) return null
  const messages = searchMessages[locale]
  const isEmpty = total === 0 && filterCount(requested) === 1
  const [suggested, bestSellers] = await Promise.all([
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
  ])
  const instead = suggested && insteadView(suggested, messages)
  return {
    heading: messages.resultsFor(total, search),
    instead,
    empty: isEmpty
      ? {
          text: instead ? messages.categories : messages.nothingHint,
          categories: messages.categories,
          askUs: messages.askUs,
          bestSellers: messages.bestSellers,
          cards: bestSellers.slice(0, MAX_BEST_SELLERS).map(productCardView),
        }
      : null,
  }
}

/** What to search for instead, in a sentence of its own where the search finds nothing; null of what needs no other. */
function insteadView({ did_you_mean: search, total }: Suggestions, messages: SearchMessages) {
  if (search === null) return null
  return { search, text: messages.searchInstead(total), shown: messages.quoted(search) }
}

type Context = Pick<RouterContext, 'client' | 'locale'>
type Listing = Pick<ListingView, 'search' | 'total'>

export type SearchedView = NonNullable<Awaited<ReturnType<typeof loadSearched>>>
