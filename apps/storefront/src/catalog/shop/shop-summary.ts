import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageContext, type PageSummary, pageDescriptions } from '../../head/page-head.ts'
import { breadcrumbList } from '../../head/structured-data.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingJsonLd } from '../../product-list/listing-json-ld.ts'
import type { ListingView } from '../../product-list/listing-view.ts'

export const shopSummary = createIsomorphicFn().server(
  (listing: ListingView, context: PageContext): PageSummary => {
    const descriptions = pageDescriptions[context.locale]
    const text = [context.settings?.shopAbout, descriptions.shop].filter(Boolean).join(' ')
    return {
      description: listing.page > 1 ? descriptions.laterPage(listing.page, text) : text,
      jsonLd: [
        listingJsonLd(listing, context),
        breadcrumbList(context, [{ name: listingMessages.read(context.locale).allProducts }]),
      ],
    }
  },
)
