import { createIsomorphicFn } from '@tanstack/react-start'
import { slug } from '@zayy/domain/text/slug'
import {
  type PageContext,
  type PageMatch,
  type PageSummary,
  pageContext,
  pageDescriptions,
  pageHead,
} from '../../head/page-head.ts'
import { breadcrumbList, itemList } from '../../head/structured-data.ts'
import { type CategoryPage, categoryPath } from '../../links/paths.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingJsonLd } from '../../product-list/listing-json-ld.ts'
import { type ListingSearch, listingAddress } from '../../product-list/listing-search.ts'
import {
  type BrandsView,
  brandsTrail,
  type CategoryChildren,
  type CategoryListing,
  categoryTrail,
  type TileView,
} from './load-category.ts'

/** @param saudi reached through 'Made in Saudi' */
export function categoryTilesHead(matches: readonly PageMatch[], category: CategoryChildren, saudi: boolean) {
  const context = pageContext(matches)
  return pageHead(
    matches,
    categoryHead('category', category, context),
    categoryTilesSummary(category, saudi, context),
  )
}

export function categoryListingHead(
  matches: readonly PageMatch[],
  category: CategoryListing,
  { search, saudi }: { search: ListingSearch; saudi: boolean },
) {
  const context = pageContext(matches)
  return pageHead(
    matches,
    categoryHead('Product-category', category, context, search),
    categoryListingSummary(category, saudi, context),
  )
}

type NamedCategory = { title: string; address: { id: string; name: string }; otherName: string }

/**
 * Returns a category's canonical and other-language path, both without the 'Made in Saudi' segment. The children of 'Made in
 * Saudi' are the brands, whose canonical page is /brands.
 */
export function categoryHead(
  page: CategoryPage,
  { title, address, otherName }: NamedCategory,
  { settings }: Pick<PageContext, 'settings'>,
  search: ListingSearch = {},
) {
  if (page === 'category' && address.id === String(settings?.made?.id)) return { title, path: '/brands' }
  const at = { ...address, saudi: null }
  return {
    title,
    ...listingAddress(categoryPath(page, at), search),
    otherPath: listingAddress(categoryPath(page, { ...at, name: otherName }), search).path,
  }
}

const categoryListingSummary = createIsomorphicFn().server(
  (category: CategoryListing, saudi: boolean, context: PageContext): PageSummary => {
    const { name, desc, image, listing } = category
    const descriptions = pageDescriptions[context.locale]
    const description = descriptions.category(name, desc, listing.total)
    const messages = listingMessages.read(context.locale)
    return {
      description: listing.page > 1 ? descriptions.laterPage(listing.page, description) : description,
      image: { url: image, alt: name },
      jsonLd: [
        listingJsonLd(listing, context),
        breadcrumbList(context, categoryTrail(category, { saudi, messages })),
      ],
    }
  },
)

const categoryTilesSummary = createIsomorphicFn().server(
  (category: CategoryChildren, saudi: boolean, context: PageContext): PageSummary => {
    const { name, desc, image, tiles } = category
    const messages = listingMessages.read(context.locale)
    return {
      description: pageDescriptions[context.locale].categories(name, desc, namesOf(tiles)),
      image: { url: image, alt: name },
      jsonLd: [
        tilesJsonLd(tiles, context),
        breadcrumbList(context, categoryTrail(category, { saudi, messages })),
      ],
    }
  },
)

export const brandsSummary = createIsomorphicFn().server(
  (made: BrandsView, context: PageContext): PageSummary => {
    const { name, desc, image, brands } = made
    return {
      description: pageDescriptions[context.locale].brands(desc || name, namesOf(brands)),
      image: { url: image, alt: name },
      jsonLd: [tilesJsonLd(brands, context), breadcrumbList(context, brandsTrail(made))],
    }
  },
)

function namesOf(tiles: readonly TileView[]): string[] {
  return tiles.map(({ name }) => name)
}

/** Lists canonical addresses, also within 'Made in Saudi'. */
function tilesJsonLd(tiles: readonly TileView[], context: PageContext) {
  const paths = tiles.map(({ id, name, hasChilds }) =>
    categoryPath(hasChilds ? 'category' : 'Product-category', {
      id: String(id),
      name: slug(name),
      saudi: null,
    }),
  )
  return itemList(context, { paths, total: paths.length })
}
