import { id } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { hidden, locale, partOf, position } from './columns.ts'
import { image } from './images.ts'

export const categoryKind = pgEnum('category_kind', ['category', 'menu', 'brand'])
export type CategoryKind = (typeof categoryKind.enumValues)[number]

export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Additional search words from the owner's file. */
    searchWords: text('search_words').notNull().default(''),
    /** `menu`: a root that only the menu shows, such as "Made in Saudi". `brand`: a child of the first of these. */
    kind: categoryKind('kind').notNull().default('category'),
    image: image().notNull(),
    position: position(),
    hidden: hidden(),
  },
  (category) => [
    index('categories_parent').on(category.parentId, category.position),
    /** Products refer to both columns, so that their brand is a brand. */
    unique('categories_of_kind').on(category.id, category.kind),
    check('categories_menu_is_root', sql`${category.kind} <> 'menu' or ${category.parentId} is null`),
    check(
      'categories_brand_has_parent',
      sql`${category.kind} <> 'brand' or ${category.parentId} is not null`,
    ),
    check('categories_not_own_parent', sql`${category.parentId} <> ${category.id}`),
  ],
)

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: partOf('category_id', () => categories.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.categoryId, row.locale] })],
)
