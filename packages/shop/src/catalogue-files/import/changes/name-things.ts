import * as places from '@zayy/database/schema/addresses'
import * as catalog from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { coupons } from '@zayy/database/schema/checkout'
import * as content from '@zayy/database/schema/content'
import * as home from '@zayy/database/schema/home'
import { images } from '@zayy/database/schema/images'
import { sizeCharts } from '@zayy/database/schema/size-charts'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Draft } from './draft.ts'
import type { DraftValue } from './row-view.ts'
import type { Names, ShopChange, Thing, Value } from './shop-change.ts'

type Named = { key: string; name: Names | null }

/** @property product the product of a part */
type Found = Named & { product: number | null }

/** Where the key and the names of a thing are. */
type Source = {
  id: PgColumn
  key: PgColumn
  texts: { owner: PgColumn; locale: PgColumn; name: PgColumn } | undefined
  product: PgColumn | undefined
}

function source<Key extends string>(
  table: { id: PgColumn; productId?: PgColumn } & Record<Key, PgColumn>,
  key: Key,
  texts?: Source['texts'],
): Source {
  return { id: table.id, key: table[key], texts, product: table.productId }
}

function textsOf<Owner extends string>(
  table: { locale: PgColumn } & Record<Owner, PgColumn> & ({ name: PgColumn } | { title: PgColumn }),
  owner: Owner,
): Source['texts'] {
  return { owner: table[owner], locale: table.locale, name: 'name' in table ? table.name : table.title }
}

const ofProduct = source(catalog.products, 'sku', textsOf(catalog.productTranslations, 'productId'))

/** Prices, attributes and reviews are named by their product. */
const sources: Record<Exclude<Thing, 'setting' | 'derived'>, Source> = {
  product: ofProduct,
  price: ofProduct,
  attribute: ofProduct,
  review: ofProduct,
  country: source(places.countries, 'code', textsOf(places.countryTranslations, 'countryId')),
  city: source(places.cities, 'code', textsOf(places.cityTranslations, 'cityId')),
  area: source(places.areas, 'code', textsOf(places.areaTranslations, 'areaId')),
  holiday: source(places.holidays, 'from'),
  carrier: source(places.carriers, 'code'),
  coupon: source(coupons, 'code'),
  category: source(categories, 'slug', textsOf(categoryTranslations, 'categoryId')),
  size_chart: source(sizeCharts, 'code'),
  colour: source(catalog.productColours, 'slug', textsOf(catalog.productColourTranslations, 'colourId')),
  size: source(catalog.productSizes, 'name'),
  photo: source(catalog.productPhotos, 'file'),
  slide: source(home.slides, 'slug', textsOf(home.slideTranslations, 'slideId')),
  section: source(home.homeSections, 'slug', textsOf(home.homeSectionTranslations, 'sectionId')),
  sponsor: source(home.sponsors, 'slug', textsOf(home.sponsorTranslations, 'sponsorId')),
  vision: source(content.visionItems, 'slug', textsOf(content.visionItemTranslations, 'itemId')),
  blog_category: source(
    content.blogCategories,
    'slug',
    textsOf(content.blogCategoryTranslations, 'categoryId'),
  ),
  blog: source(content.blogs, 'slug', textsOf(content.blogTranslations, 'blogId')),
  page: source(content.pages, 'slug', textsOf(content.pageTranslations, 'pageId')),
}

/** Selects the names of everything that the drafts mention, and returns a function that fills them in. */
export async function resolver(
  transaction: Transaction,
  groups: readonly { thing: Thing; drafts: readonly Draft[] }[],
): Promise<(thing: Thing, draft: Draft) => ShopChange> {
  const { ids, hashes } = mentioned(groups)
  const found = new Map<Thing, Map<number, Found>>()
  for (const [thing, own] of ids) {
    if (thing !== 'setting' && thing !== 'derived')
      found.set(thing, await select(transaction, sources[thing], [...own]))
  }
  const owners = [...found.values()].flatMap((named) => [...named.values()].map(({ product }) => product))
  const ofParts = await select(
    transaction,
    ofProduct,
    [...new Set(owners)].filter((id) => id !== null),
  )
  const paths = await selectPaths(transaction, [...hashes])
  const resolved = (value: DraftValue): Value => {
    if (typeof value !== 'object' || value === null) return value
    // An image added by a command has no path in the folder.
    if ('image' in value) return paths.get(value.image) ?? imageUrl(value.image)
    const named = found.get(value.thing)?.get(value.id)
    return named ? { key: named.key, name: named.name } : null
  }
  return (thing, { of, before, after, thing: other = thing, ...draft }) => {
    const named = typeof of === 'number' ? found.get(other)?.get(of) : { ...of, product: null }
    const { key = '', name = null, product = null } = named ?? {}
    const owner = product === null ? undefined : ofParts.get(product)
    return {
      ...(owner ? { key: owner.key, name: owner.name, part: { key, name } } : { key, name }),
      ...draft,
      ...(before === undefined ? {} : { before: resolved(before) }),
      ...(after === undefined ? {} : { after: resolved(after) }),
    }
  }
}

/** Returns the ids of the things, and the hashes of the images, that the drafts mention. */
function mentioned(groups: readonly { thing: Thing; drafts: readonly Draft[] }[]) {
  const ids = new Map<Thing, Set<number>>()
  const hashes = new Set<string>()
  const add = (thing: Thing, id: number) => ids.set(thing, (ids.get(thing) ?? new Set()).add(id))
  const drafts = groups.flatMap(({ thing, drafts: own }) => own.map((draft) => ({ thing, ...draft })))
  for (const { thing, of } of drafts) if (typeof of === 'number') add(thing, of)
  for (const value of drafts.flatMap(({ before, after }) => [before, after])) {
    if (typeof value !== 'object' || value === null) continue
    if ('image' in value) hashes.add(value.image)
    else add(value.thing, value.id)
  }
  return { ids, hashes }
}

async function select(transaction: Transaction, source: Source, ids: number[]): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  if (ids.length === 0) return found
  const { id, key, texts, product = id } = source
  const isAsked = sql`${id} = any(${sql.param(ids)}::int[])`
  const rows = texts
    ? await transaction
        .select({ id, key, product, locale: texts.locale, text: texts.name })
        .from(id.table)
        .innerJoin(texts.owner.table, eq(texts.owner, id))
        .where(isAsked)
    : await transaction.select({ id, key, product }).from(id.table).where(isAsked)
  for (const row of rows) {
    const known = found.get(Number(row.id))?.name ?? { ar: '', en: '' }
    found.set(Number(row.id), {
      key: String(row.key),
      product: source.product ? Number(row.product) : null,
      name: 'locale' in row && 'text' in row ? { ...known, [String(row.locale)]: String(row.text) } : null,
    })
  }
  return found
}

async function selectPaths(transaction: Transaction, hashes: string[]): Promise<Map<string, string | null>> {
  if (hashes.length === 0) return new Map()
  const { hash, path } = images
  const rows = await transaction
    .select({ hash, path })
    .from(images)
    .where(sql`${hash} = any(${sql.param(hashes)}::text[])`)
  return new Map(rows.map((row) => [row.hash, row.path]))
}
