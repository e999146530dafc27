import { createIsomorphicFn } from '@tanstack/react-start'
import { slug } from '@zayy/domain/text/slug'
import { categoryPath } from '../../layout/category-path.ts'
import type { PageContext } from '../../layout/page-context.ts'
import { pageDescriptions } from '../../layout/page-descriptions.ts'
import type { PageSummary } from '../../layout/page-summary.ts'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { listingJsonLd } from '../../product-list/listing-json-ld.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { itemList } from '../../structured-data/item-list.ts'
import type { TileView } from './category-tile.tsx'
import { categoryTrail } from './category-trail.ts'
import { type BrandsView, brandsTrail } from './load-brands.ts'
import type { CategoryChildren } from './load-category-children.ts'
import type { CategoryListing } from './load-category-listing.ts'

/** What search engines and messengers are told of a category's products. */
export const categoryListingSummary = createIsomorphicFn().server(
  (category: CategoryListing, saudi: boolean, context: PageContext): PageSummary => {
    const { name, desc, image, listing } = category
    const descriptions = pageDescriptions[context.locale]
    const description = descriptions.category(name, desc, listing.total)
    const messages = listingMessages.read(context.locale)
    return {
      description: listing.page > 1 ? descriptions.laterPage(listing.page, description) : description,
      picture: { url: image, alt: name },
      things: [
        listingJsonLd(listing, context),
        breadcrumbList(context, categoryTrail(category, { saudi, messages })),
      ],
    }
  },
)

/** What search engines and messengers are told of a category's own categories. */
export const categoryTilesSummary = createIsomorphicFn().server(
  (category: CategoryChildren, saudi: boolean, context: PageContext): PageSummary => {
    const { name, desc, image, tiles } = category
    const messages = listingMessages.read(context.locale)
    return {
      description: pageDescriptions[context.locale].categories(name, desc, namesOf(tiles)),
      picture: { url: image, alt: name },
      things: [
        tilesJsonLd(tiles, context),
        breadcrumbList(context, categoryTrail(category, { saudi, messages })),
      ],
    }
  },
)

/** What search engines and messengers are told of the brands. */
export const brandsSummary = createIsomorphicFn().server(
  (made: BrandsView, context: PageContext): PageSummary => {
    const { name, desc, image, brands } = made
    const text = desc || listingMessages.read(context.locale).brandsIntro
    return {
      description: pageDescriptions[context.locale].brands(text, namesOf(brands)),
      picture: { url: image, alt: name },
      things: [tilesJsonLd(brands, context), breadcrumbList(context, brandsTrail(made))],
    }
  },
)

function namesOf(tiles: readonly TileView[]): string[] {
  return tiles.map(({ name }) => name)
}

/** By their plain addresses, also within 'Made in Saudi'. */
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
