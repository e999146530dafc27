import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageContext } from '../../layout/page-context.ts'
import type { PageSummary } from '../../layout/page-summary.ts'
import { pageDescriptions } from '../../layout/page-descriptions.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingThing } from '../../product-list/listing-thing.ts'
import type { ListingView } from '../../product-list/listing-view.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'

/** What search engines and messengers are told of the list of all products. */
export const shopSummary = createIsomorphicFn().server(
  (listing: ListingView, context: PageContext): PageSummary => {
    const descriptions = pageDescriptions[context.locale]
    return {
      description:
        listing.page > 1 ? descriptions.laterPage(listing.page, descriptions.shop) : descriptions.shop,
      things: [
        listingThing(listing, context),
        breadcrumbList(context, [{ name: listingMessages[context.locale].allProducts }]),
      ],
    }
  },
)
