import type { ColourFamily } from '@zayy/domain/catalog/colour-family'
import { id, textList, tsvector } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  bit,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories, categoryKind } from './categories.ts'
import {
  changedAt,
  halalas,
  hidden,
  locale,
  partOf,
  position,
  referenceTo,
  sourceMarkdown,
} from './columns.ts'
import { image } from './images.ts'
import { sizeCharts } from './size-charts.ts'

export const productBadge = pgEnum('product_badge', ['bestseller', 'new'])

/** Products. The search columns are folded by @zayy/domain/text/fold when they are written. */
export const products = pgTable(
  'products',
  {
    id: id(),
    sku: text('sku').notNull().unique(),
    /** The main category, shown on the product page and in its breadcrumb. */
    categoryId: referenceTo('category_id', () => categories.id),
    brandId: integer('brand_id'),
    /** Constant. With it, the foreign key accepts only categories of this kind. */
    brandKind: categoryKind('brand_kind').generatedAlwaysAs(sql`'brand'`),
    men: boolean('men').notNull().default(false),
    women: boolean('women').notNull().default(false),
    children: boolean('children').notNull().default(false),
    badge: productBadge('badge'),
    /** The day on which the shop began to sell it, 'YYYY-MM-DD'. */
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    sizeChartId: integer('size_chart_id').references(() => sizeCharts.id),
    image: image().notNull(),
    hoverImage: image('hover_image').notNull(),
    position: position(),
    hidden: hidden(),
    changedAt: changedAt(),
    /** Additional search words from the owner's file. */
    searchWords: text('search_words').notNull().default(''),
    /** Folded names of product, categories and brand in both languages, for prefixes and misspellings. */
    searchText: text('search_text').notNull().default(''),
    /** Stems in both languages, four texts by weight: names; category and brand; attributes; description. */
    searchParts: textList('search_parts'),
    searchStems: tsvector('search_stems').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', coalesce(search_parts[1], '')), 'A')
        || setweight(to_tsvector('simple', coalesce(search_parts[2], '')), 'B')
        || setweight(to_tsvector('simple', coalesce(search_parts[3], '')), 'C')
        || setweight(to_tsvector('simple', coalesce(search_parts[4], '')), 'D')`,
    ),
  },
  (product) => [
    index('products_newest').on(product.addedOn.desc().nullsFirst(), product.position).where(sql`not hidden`),
    index('products_category').on(product.categoryId),
    index('products_trigrams').using('gin', product.searchText.op('gin_trgm_ops')),
    foreignKey({
      name: 'products_brand_is_brand',
      columns: [product.brandId, product.brandKind],
      foreignColumns: [categories.id, categories.kind],
    }),
  ],
)

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: partOf('product_id', () => products.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    descriptionMarkdown: sourceMarkdown('description_markdown'),
  },
  (row) => [primaryKey({ columns: [row.productId, row.locale] })],
)

/** All categories of a product: the main one, the brand and the others. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: partOf('product_id', () => products.id),
    categoryId: referenceTo('category_id', () => categories.id),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.categoryId] }),
    index('product_categories_category').on(row.categoryId, row.productId),
  ],
)

/**
 * Figures that change with orders and reviews. They are apart from the wide product row, so that an order rewrites
 * few bytes. A trigger on `products` inserts the row; triggers on `reviews` update the ratings.
 */
export const productStats = pgTable(
  'product_stats',
  {
    productId: partOf('product_id', () => products.id).primaryKey(),
    /** Number of pieces. */
    soldCount: integer('sold_count').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
    ratingsByStar: integer('ratings_by_star').array().notNull().default(sql`'{0,0,0,0,0}'`),
    /** The mean to one decimal, half up; null without a rating. */
    rating: numeric('rating', { mode: 'number' }).generatedAlwaysAs(
      sql`case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end`,
    ),
  },
  (stats) => [
    index('product_stats_rating').on(
      stats.rating.desc().nullsLast(),
      stats.ratingCount.desc().nullsFirst(),
      stats.soldCount.desc().nullsFirst(),
      stats.productId,
    ),
    index('product_stats_sold').on(stats.soldCount.desc().nullsFirst(), stats.productId),
    check('product_stats_sold', sql`${stats.soldCount} >= 0`),
    check('product_stats_stars', sql`cardinality(${stats.ratingsByStar}) = 5`),
  ],
)

/**
 * The columns by which lists sort and filter, copied by triggers on `products` and `price_tiers`. They are apart from
 * the wide product row, so that a list reads few pages, and from `product_stats`, so that an import holds up no order.
 */
export const productListing = pgTable(
  'product_listing',
  {
    productId: partOf('product_id', () => products.id).primaryKey(),
    men: boolean('men').notNull(),
    women: boolean('women').notNull(),
    children: boolean('children').notNull(),
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    position: position(),
    hidden: hidden(),
    /** Price of the first tier; null without tiers. */
    price: halalas('price'),
  },
  ({ addedOn, position, productId, price }) => {
    // An index takes the direction off its columns, so each needs its own.
    const newest = () => [addedOn.desc().nullsFirst(), position, productId] as const
    const isShown = sql`not hidden`
    return [
      index('product_listing_newest')
        .on(...newest())
        .where(isShown),
      index('product_listing_price')
        .on(price, ...newest())
        .where(isShown),
      index('product_listing_price_down')
        .on(price.desc().nullsFirst(), ...newest())
        .where(isShown),
    ]
  },
)

/** The property that the products of a set in `list_bits` share. */
export const listBitsKind = pgEnum('list_bits_kind', [
  'flag',
  'category',
  'colour',
  'size',
  'rating',
  'price',
  'span',
])

/** Days of a `span`, in which the shop began to sell its products. */
export const SPAN_DAYS = 64

/** Products of a row of `list_bits`. */
export const CHUNK_SIZE = 8_192

/**
 * Sets of products by which lists are filtered and counted: a bit per product, so that any filter is a few operations on
 * kilobytes. Triggers update them at the commit of any transaction.
 */
export const listBits = pgTable(
  'list_bits',
  {
    kind: listBitsKind('kind').notNull(),
    /** `shown`, `men`, `women` or `children`; category id; colour family; size; rating, to one decimal; price, rounded down to two
     * digits; number of the span from 1970. */
    value: text('value').notNull(),
    /** The row has the products from `chunk` * CHUNK_SIZE. */
    chunk: integer('chunk').notNull(),
    /** The first bit is the first product. */
    bits: bit('bits', { dimensions: CHUNK_SIZE }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.value, row.chunk] })],
)

/** Products whose bits in rows of `list_bits` a transaction changes. It stores and deletes them before it commits. */
export const listBitsChanges = pgTable(
  'list_bits_changes',
  {
    kind: listBitsKind('kind').notNull(),
    chunk: integer('chunk').notNull(),
    /** Null: all of the chunk. */
    products: integer('products').array(),
  },
  (row) => [index('list_bits_changes_chunk').on(row.kind, row.chunk)],
)

/**
 * Search keys of shown products, as `search_sets` has them: a trigger that stores a changed product at the commit needs the
 * previous ones. A key is a letter and a stem: `a` of the names; `b` of category and brand; `c` of attributes only; `d` of the
 * description only.
 */
export const productSearch = pgTable('product_search', {
  /** No reference, since its row must outlive the product until the commit. */
  productId: integer('product_id').primaryKey(),
  keys: textList('keys'),
})

/** Products of each search key, a row per chunk as in `list_bits`. */
export const searchSets = pgTable(
  'search_sets',
  {
    key: text('key').notNull(),
    chunk: integer('chunk').notNull(),
    /** Up to 256 products by their place in the chunk; of more, `bits`. */
    places: smallint('places').array(),
    bits: bit('bits', { dimensions: CHUNK_SIZE }),
  },
  (row) => [
    primaryKey({ columns: [row.key, row.chunk] }),
    check('search_sets_form', sql`num_nonnulls(${row.places}, ${row.bits}) = 1`),
  ],
)

/** Stems of all keys, to find those that an unfinished word begins. */
export const searchStems = pgTable(
  'search_stems',
  {
    stem: text('stem').primaryKey(),
    /** Number of keys of products with the stem. */
    uses: integer('uses').notNull(),
  },
  (row) => [index('search_stems_prefix').on(row.stem.op('text_pattern_ops'))],
)

/** A new version for each transaction that changes sets of a kind, so that a server knows whether those in its memory are current. */
export const setVersions = pgTable('set_versions', {
  /** A kind of `list_bits`, or `search`. */
  kind: text('kind').primaryKey(),
  version: uuid('version').notNull(),
})

/** Products whose row in `product_search` a transaction changes: one row per statement, deleted before the commit. */
export const searchChanges = pgTable('search_changes', {
  id: id(),
  products: integer('products').array().notNull(),
})

/** Colours of a product: `pivot_colors` in the API. */
export const productColours = pgTable(
  'product_colours',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    slug: text('slug').notNull(),
    /** #rrggbb */
    code: text('code').notNull(),
    /** `colourFamily` of the code. */
    family: text('family').$type<ColourFamily>().notNull(),
    image: image().notNull(),
    position: position(),
    hidden: hidden(),
  },
  (colour) => [
    index('product_colours_family').on(colour.family, colour.productId),
    unique('product_colours_slug').on(colour.productId, colour.slug),
    /** Order lines and photos refer to both columns, so that a colour belongs to the product. */
    unique('product_colours_of_product').on(colour.productId, colour.id),
    check('product_colours_code', sql`${colour.code} ~ '^#[0-9a-f]{6}$'`),
  ],
)

export const productColourTranslations = pgTable(
  'product_colour_translations',
  {
    colourId: partOf('colour_id', () => productColours.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.colourId, row.locale] })],
)

/** Sizes of a product, smallest first. */
export const productSizes = pgTable(
  'product_sizes',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    name: text('name').notNull(),
    position: position(),
    hidden: hidden(),
  },
  (size) => [
    unique('product_sizes_name').on(size.productId, size.name),
    index('product_sizes_by_name').on(size.name, size.productId),
    /** Order lines refer to both columns, so that a size belongs to the product. */
    unique('product_sizes_of_product').on(size.productId, size.id),
  ],
)

/**
 * Price of one piece by the quantity ordered. Constraints alone make the tiers of a product one chain without gap or
 * overlap. Each tier but the first names the end of the previous tier (foreign key) and starts one piece later
 * (check). Each end has one next tier, and one tier is the first (unique, nulls not distinct).
 */
export const priceTiers = pgTable(
  'price_tiers',
  {
    productId: partOf('product_id', () => products.id),
    from: integer('from_pieces').notNull(),
    to: integer('to_pieces').notNull(),
    /** `to` of the previous tier; null: this is the first. */
    previousTo: integer('previous_to'),
    price: halalas('price').notNull(),
  },
  (tier) => [
    primaryKey({ columns: [tier.productId, tier.from] }),
    unique('price_tiers_end').on(tier.productId, tier.to),
    unique('price_tiers_one_chain').on(tier.productId, tier.previousTo).nullsNotDistinct(),
    foreignKey({
      name: 'price_tiers_follow',
      columns: [tier.productId, tier.previousTo],
      foreignColumns: [tier.productId, tier.to],
    }),
    check('price_tiers_range', sql`${tier.from} between 1 and ${tier.to} and ${tier.to} <= 100000`),
    check('price_tiers_no_gap', sql`${tier.from} = ${tier.previousTo} + 1`),
    check('price_tiers_price', sql`${tier.price} >= 0`),
  ],
)

/** Photos of a product, in display order. */
export const productPhotos = pgTable(
  'product_photos',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    /** Path in the owner's folder. It identifies the photo in the next import. */
    file: text('file').notNull(),
    colourId: integer('colour_id'),
    image: image().notNull(),
    position: position(),
  },
  (photo) => [
    unique('product_photos_file').on(photo.productId, photo.file),
    foreignKey({
      name: 'product_photos_colour_of_product',
      columns: [photo.productId, photo.colourId],
      foreignColumns: [productColours.productId, productColours.id],
    }),
  ],
)

export const productPhotoTranslations = pgTable(
  'product_photo_translations',
  {
    photoId: partOf('photo_id', () => productPhotos.id),
    locale: locale('locale').notNull(),
    alt: text('alt').notNull(),
  },
  (row) => [primaryKey({ columns: [row.photoId, row.locale] })],
)

/** One line of a product's table in one language, such as cloth, weight or care. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: partOf('product_id', () => products.id),
    position: position(),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.position, row.locale] })],
)
