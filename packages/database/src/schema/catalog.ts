import type { ColourFamily } from '@zayy/domain/catalog/colour-family'
import { id, textList, tsvector } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { categories, categoryKind } from './categories.ts'
import { changedAt, halalas, hidden, locale, position, sourceMarkdown } from './columns.ts'
import { picture } from './pictures.ts'
import { sizeCharts } from './size-charts.ts'

export const productBadge = pgEnum('product_badge', ['bestseller', 'new'])

/** What the shop sells. Its search columns are folded by @zayy/domain/text/fold when it is stored. */
export const products = pgTable(
  'products',
  {
    id: id(),
    sku: text('sku').notNull().unique(),
    /** The main category, which its page and breadcrumb show. */
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id'),
    /** Constant: with it, the foreign key admits categories of this kind only. */
    brandKind: categoryKind('brand_kind').generatedAlwaysAs(sql`'brand'`),
    men: boolean('men').notNull().default(false),
    women: boolean('women').notNull().default(false),
    children: boolean('children').notNull().default(false),
    badge: productBadge('badge'),
    /** The day it came into the shop: 'YYYY-MM-DD'. */
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    sizeChartId: integer('size_chart_id').references(() => sizeCharts.id),
    picture: picture().notNull(),
    hoverPicture: picture('hover_picture').notNull(),
    position: position(),
    hidden: hidden(),
    changedAt: changedAt(),
    /** What else people type for it, as the owner's file has it. */
    searchWords: text('search_words').notNull().default(''),
    /** The folded names of product, categories and brand in both languages: for prefixes and typing errors. */
    searchText: text('search_text').notNull().default(''),
    /**
     * The stems of both languages, four texts by weight: names; category and brand; cloth and the like;
     * description.
     */
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
    index('products_stems').using('gin', product.searchStems),
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
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    descriptionMarkdown: sourceMarkdown('description_markdown'),
  },
  (row) => [primaryKey({ columns: [row.productId, row.locale] })],
)

/** Every category of a product: the main one, its brand and the others. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.categoryId] }),
    index('product_categories_category').on(row.categoryId, row.productId),
  ],
)

/**
 * What changes with every order and review, apart from the product's own wide row, so that an order
 * rewrites a few bytes. Each product has its row; the ratings are kept by a trigger on `reviews`.
 */
export const productStats = pgTable(
  'product_stats',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces. */
    soldCount: integer('sold_count').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** How many gave 1, 2, 3, 4, 5. */
    ratingsByStar: integer('ratings_by_star').array().notNull().default(sql`'{0,0,0,0,0}'`),
  },
  (stats) => [
    check('product_stats_sold', sql`${stats.soldCount} >= 0`),
    check('product_stats_stars', sql`cardinality(${stats.ratingsByStar}) = 5`),
  ],
)

/** Colours of a product: the API's `pivot_colors`. */
export const productColours = pgTable(
  'product_colours',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** #rrggbb */
    code: text('code').notNull(),
    /** The family of `code` (`colourFamily`). */
    family: text('family').$type<ColourFamily>().notNull(),
    picture: picture().notNull(),
    position: position(),
    hidden: hidden(),
  },
  (colour) => [
    index('product_colours_family').on(colour.family, colour.productId),
    unique('product_colours_slug').on(colour.productId, colour.slug),
    /** What order lines and photos refer to, so that a colour is its product's. */
    unique('product_colours_of_product').on(colour.productId, colour.id),
    check('product_colours_code', sql`${colour.code} ~ '^#[0-9a-f]{6}$'`),
  ],
)

export const productColourTranslations = pgTable(
  'product_colour_translations',
  {
    colourId: integer('colour_id')
      .notNull()
      .references(() => productColours.id, { onDelete: 'cascade' }),
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
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: position(),
    hidden: hidden(),
  },
  (size) => [
    unique('product_sizes_name').on(size.productId, size.name),
    index('product_sizes_by_name').on(size.name, size.productId),
    /** What order lines refer to, so that a size is its product's. */
    unique('product_sizes_of_product').on(size.productId, size.id),
  ],
)

/**
 * The price of one piece, in halalas, by how many pieces of the product are bought. The tiers of a
 * product are one chain without gap or overlap, held by constraints alone: each tier but the first
 * names the end of the one before it (foreign key) and starts one piece later (check); an end is
 * followed by one tier only, and one tier only is the first (unique, nulls not distinct).
 */
export const priceTiers = pgTable(
  'price_tiers',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    from: integer('from_pieces').notNull(),
    to: integer('to_pieces').notNull(),
    /** `to` of the tier before this one; null: the first. */
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

/** Pictures of a product, in their order. A colour is one of the same product. */
export const productPhotos = pgTable(
  'product_photos',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The file's path in the owner's folder: what makes it the same photo when it is imported again. */
    file: text('file').notNull(),
    colourId: integer('colour_id'),
    picture: picture().notNull(),
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
    photoId: integer('photo_id')
      .notNull()
      .references(() => productPhotos.id, { onDelete: 'cascade' }),
    locale: locale('locale').notNull(),
    alt: text('alt').notNull(),
  },
  (row) => [primaryKey({ columns: [row.photoId, row.locale] })],
)

/** Cloth, weight, fit, care, where it is made: one line of a product's table, in one language. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: position(),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.position, row.locale] })],
)
