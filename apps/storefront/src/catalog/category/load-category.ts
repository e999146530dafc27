import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { slug } from '@zayy/domain/text/slug'
import type { Locale } from '@zayy/i18n/locale'
import { categoryProductsPath } from '../../links/paths.ts'
import { listingMessages, type ListingMessages } from '../../paged-list/listing-messages.ts'
import type { ListingSearch } from '../../product-list/listing-search.ts'
import { loadListing } from '../../product-list/listing-view.ts'
import type { RouterContext } from '../../router-context.ts'

/**
 * The id that an address names.
 * @throws notFound for a malformed one
 */
function categoryId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** What a call about a category answers. @throws notFound for an unknown one; any other failure as it is */
async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (thrown) {
    throw [404, 422].includes(failureOf(thrown).status) ? notFound() : thrown
  }
}

/** The category that an address names. @throws notFound for a malformed or unknown id */
async function loadCategory(client: ShopClient, id: number) {
  return (await orNotFound(client.catalog.category({ id }))).data
}

type LoadedCategory = Awaited<ReturnType<typeof loadCategory>>

/**
 * The names in a category's address: its own, and that of 'Made in Saudi', the root that it hangs from (spec, 2: "the
 * optional saudi segment is carried along").
 */
function addressSegments(category: LoadedCategory): { id: string; name: string; saudi: string } {
  const root = category.parents[0] ?? category
  return { id: String(category.id), name: slug(category.name), saudi: slug(root.name) }
}

/** A category's own name in an address of the other language, which hreflang links to. */
function otherName(category: LoadedCategory, locale: Locale): string {
  const other = category.translations.find((translation) => translation.locale !== locale)
  return slug(other?.name ?? category.name)
}

/** A category with its children as tiles. */
export async function loadCategoryChildren(context: Pick<RouterContext, 'client' | 'locale'>, id: string) {
  const [category, messages] = await Promise.all([
    loadCategory(context.client, categoryId(id)),
    listingMessages.load(context.locale),
  ])
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    title: messages.tilesTitle(category.name, root),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    tiles: category.childs.map(tileView),
  }
}

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>

/** A category's products, with what its page and its address need of it. */
export async function loadCategoryListing(
  context: Pick<RouterContext, 'client' | 'locale'>,
  id: string,
  search: ListingSearch,
) {
  const known = categoryId(id)
  const [category, listing, messages] = await Promise.all([
    loadCategory(context.client, known),
    orNotFound(loadListing(context.client, search, known, context.locale)),
    listingMessages.load(context.locale),
  ])
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    title: messages.pageTitle(messages.listTitle(category.name, root), listing.page),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    listing,
  }
}

export type CategoryListing = Awaited<ReturnType<typeof loadCategoryListing>>

/** The brands: the children of the first menu category, with its own name; null in a shop without (spec, 2 /brands). */
export async function loadBrands(client: ShopClient) {
  const { data } = await client.settings.get()
  const made = data.menuCategories[0]
  if (!made) return null
  return {
    name: made.name,
    desc: made.desc,
    image: made.image,
    saudi: slug(made.name),
    brands: made.childs.map((brand) => ({ ...tileView(brand), products: brand.products_count })),
  }
}

/** The way to the brands. */
export function brandsTrail({ name }: Pick<BrandsView, 'name'>) {
  return [{ name }]
}

export type BrandsView = NonNullable<Awaited<ReturnType<typeof loadBrands>>>

/**
 * The way to a category (spec, 2): over the brands where it was come to through 'Made in Saudi', else over all products and
 * the categories that it lies in.
 */
export function categoryTrail(
  { name, parents }: { name: string; parents: readonly { id: number; name: string }[] },
  { saudi, messages }: { saudi: boolean; messages: ListingMessages },
) {
  const [root] = parents
  if (saudi && root) return [{ name: root.name, to: '/brands' }, { name }]
  const above = parents.map((parent) => ({ name: parent.name, to: categoryProductsPath(parent) }))
  return [{ name: messages.categories, to: '/shop' }, ...above, { name }]
}

/** What a tile shows of a category. */
export type TileView = {
  id: number
  name: string
  desc: string
  image: string
  hasChilds: boolean
  /** How many products it holds, as text; only where it is shown. */
  count?: string
}

/** A category reduced to its tile. */
function tileView(category: {
  id: number
  name: string
  desc: string
  image: string
  has_childs: boolean
}): TileView {
  const { id, name, desc, image, has_childs } = category
  return { id, name, desc, image, hasChilds: has_childs }
}
