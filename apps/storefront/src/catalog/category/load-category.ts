import { notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Category } from '@zayy/contract/types'
import { slug } from '@zayy/domain/text/slug'
import type { Locale } from '@zayy/i18n/locale'
import { categoryProductsPath } from '../../links/category-products-path.ts'
import { type ListingMessages, listingMessages } from '../../paged-list/listing-messages.ts'
import { productCardView } from '../../product-card/product-card.tsx'
import type { ListingSearch } from '../../product-list/listing-search.ts'
import { loadListing } from '../../product-list/listing-view.ts'
import type { RouterContext } from '../../router-context.ts'

/** @throws notFound for a malformed id */
function categoryId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** Turns the API's error for an unknown category into notFound. */
async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (thrown) {
    throw [404, 422].includes(failureOf(thrown).status) ? notFound() : thrown
  }
}

/** @throws notFound for an unknown id */
async function loadCategory(client: ShopClient, id: number) {
  return (await orNotFound(client.catalog.category({ id }))).data
}

type LoadedCategory = Awaited<ReturnType<typeof loadCategory>>

/** Returns the segments of a category's address; `saudi` is its root's name (spec, 2, "the optional saudi segment"). */
function addressSegments(category: LoadedCategory): { id: string; name: string; saudi: string } {
  const root = category.parents[0] ?? category
  return { id: String(category.id), name: slug(category.name), saudi: slug(root.name) }
}

/** Returns the category's segment in the other language, for hreflang. */
function otherName(category: LoadedCategory, locale: Locale): string {
  const other = category.translations.find((translation) => translation.locale !== locale)
  return slug(other?.name ?? category.name)
}

export async function loadCategoryChildren({ client, locale }: Context, id: string) {
  const known = categoryId(id)
  const [category, messages, settings, bestSellers] = await Promise.all([
    loadCategory(client, known),
    listingMessages.load(locale),
    client.settings.get(),
    orNotFound(client.catalog.products({ category_id: known, sort: 'sold' })),
  ])
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, locale),
    title: messages.tilesTitle(category.name, root),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    tiles: category.childs.map(tileView),
    wall: wallOf(category, settings.data.categories),
    bestSellers: bestSellers.data.data.slice(0, MAX_BEST_SELLERS).map(productCardView),
    guide: await loadGuide(client, category),
  }
}

/** One row on a desktop. */
const MAX_BEST_SELLERS = 4

/** Number of `--color-wall-…` tokens. */
const WALL_COLOURS = 6

/** Returns the place of a trade's colour: that of its root category in the shop. */
function wallOf({ id, parents }: LoadedCategory, roots: readonly { id: number }[]): number {
  const root = parents[0]?.id ?? id
  return (
    Math.max(
      0,
      roots.findIndex((category) => category.id === root),
    ) % WALL_COLOURS
  )
}

/** Categories whose names are searched in the blog: its own and its first children. */
const MAX_SEARCHED = 4

/** Returns the blog post that names a category or one of its children, otherwise the newest; null without a blog. */
async function loadGuide(client: ShopClient, { name, childs }: LoadedCategory) {
  const names = [name, ...childs.map((child) => child.name)].slice(0, MAX_SEARCHED)
  const searches = [...names.map((search) => ({ page: 1, search })), { page: 1 }]
  const found = await Promise.all(
    searches.map((search) =>
      client.content.blogs(search).then(
        ({ data }) => data.data.slice(0, 1),
        () => [],
      ),
    ),
  )
  const [post] = found.flat()
  return post ? { id: post.id, title: post.title, excerpt: post.excerpt, image: post.image } : null
}

type Context = Pick<RouterContext, 'client' | 'locale'>

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>

export async function loadCategoryListing(context: Context, id: string, search: ListingSearch) {
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

/** Loads the brands: the children of the first menu category (spec, 2 /brands). Returns null if there is none. */
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

export function brandsTrail({ name }: Pick<BrandsView, 'name'>) {
  return [{ name }]
}

export type BrandsView = NonNullable<Awaited<ReturnType<typeof loadBrands>>>

/** Returns the breadcrumbs of a category (spec, 2): through the brands for `saudi`, otherwise through its parent categories. */
export function categoryTrail(
  { name, parents }: { name: string; parents: readonly { id: number; name: string }[] },
  { saudi, messages }: { saudi: boolean; messages: ListingMessages },
) {
  const [root] = parents
  if (saudi && root) return [{ name: root.name, to: '/brands' }, { name }]
  const above = parents.map((parent) => ({ name: parent.name, to: categoryProductsPath(parent) }))
  return [{ name: messages.categories, to: '/shop' }, ...above, { name }]
}

/** `count`: number of products as text, on the brands page. */
export type TileView = ReturnType<typeof tileView> & { count?: string }

function tileView(category: Pick<Category, 'id' | 'name' | 'desc' | 'image' | 'has_childs'>) {
  const { id, name, desc, image, has_childs } = category
  return { id, name, desc, image, hasChilds: has_childs }
}
