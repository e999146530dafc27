import { id } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { hidden, locale, position } from './columns.ts'
import { picture } from './pictures.ts'

/**
 * The tree of categories. A root with `menu` is a menu category; the first of them is "Made in Saudi",
 * and its children are the brands.
 */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** What else people type for it, as the owner's file has it. */
    searchWords: text('search_words').notNull().default(''),
    menu: boolean('menu').notNull().default(false),
    picture: picture().notNull(),
    position: position(),
    hidden: hidden(),
  },
  (category) => [
    index('categories_parent').on(category.parentId, category.position),
    check('categories_menu_is_root', sql`not ${category.menu} or ${category.parentId} is null`),
    check('categories_not_own_parent', sql`${category.parentId} <> ${category.id}`),
  ],
)

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.categoryId, row.locale] })],
)
