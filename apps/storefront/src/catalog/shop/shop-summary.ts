import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageContext, pageDescriptions, type PageSummary } from '../../head/page-head.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingJsonLd, type ListingView } from '../../product-list/listing-view.ts'
import { breadcrumbList } from '../../head/structured-data.ts'

export const shopSummary = createIsomorphicFn().server(
  (listing: ListingView, context: PageContext): PageSummary => {
    const descriptions = pageDescriptions[context.locale]
    return {
      description:
        listing.page > 1 ? descriptions.laterPage(listing.page, descriptions.shop) : descriptions.shop,
      jsonLd: [
        listingJsonLd(listing, context),
        breadcrumbList(context, [{ name: listingMessages.read(context.locale).allProducts }]),
      ],
    }
  },
)
