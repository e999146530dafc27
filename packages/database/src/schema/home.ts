import { id } from '@zayy/platform/postgres/columns'
import { integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'
import { categories } from './categories.ts'
import { locale, partOf, position, sourceMarkdown } from './columns.ts'
import { image } from './images.ts'

export const textTheme = pgEnum('text_theme', ['light', 'dark'])

/** Slides at the top of the home page. */
export const slides = pgTable('slides', {
  id: id(),
  slug: text('slug').notNull().unique(),
  imageTall: image('image_tall'),
  /** Colour of the text on the image. */
  textTheme: textTheme('text_theme').notNull(),
  /** A path without its language, or a URL. */
  link: text('link'),
  position: position(),
})

export const slideTranslations = pgTable(
  'slide_translations',
  {
    slideId: partOf('slide_id', () => slides.id),
    locale: locale('locale').notNull(),
    /** Wide, composed for the direction of the language. */
    image: image().notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    descriptionMarkdown: sourceMarkdown('description_markdown'),
  },
  (row) => [primaryKey({ columns: [row.slideId, row.locale] })],
)

/** Product rows of the home page. */
export const homeSections = pgTable('home_sections', {
  id: id(),
  slug: text('slug').notNull().unique(),
  /** Target of the link "all products"; null: the list of all products. */
  categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
  position: position(),
})

export const homeSectionTranslations = pgTable(
  'home_section_translations',
  {
    sectionId: partOf('section_id', () => homeSections.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.sectionId, row.locale] })],
)

export const homeSectionProducts = pgTable(
  'home_section_products',
  {
    sectionId: partOf('section_id', () => homeSections.id),
    productId: partOf('product_id', () => products.id),
    position: position(),
  },
  (row) => [primaryKey({ columns: [row.sectionId, row.productId] })],
)

/** Logos shown on the home page. */
export const sponsors = pgTable('sponsors', {
  id: id(),
  slug: text('slug').notNull().unique(),
  image: image().notNull(),
  position: position(),
})

export const sponsorTranslations = pgTable(
  'sponsor_translations',
  {
    sponsorId: partOf('sponsor_id', () => sponsors.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.sponsorId, row.locale] })],
)
