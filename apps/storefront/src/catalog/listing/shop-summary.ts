import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageContext } from '../../layout/page-context.ts'
import { pageDescriptions } from '../../layout/page-descriptions.ts'
import type { PageSummary } from '../../layout/page-summary.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingJsonLd } from '../../product-list/listing-json-ld.ts'
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
        listingJsonLd(listing, context),
        breadcrumbList(context, [{ name: listingMessages.read(context.locale).allProducts }]),
      ],
    }
  },
)
