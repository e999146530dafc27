import * as places from '@zayy/database/schema/addresses'
import { coupons } from '@zayy/database/schema/checkout'
import * as content from '@zayy/database/schema/content'
import * as home from '@zayy/database/schema/home'
import { images } from '@zayy/database/schema/images'
import { searchWords } from '@zayy/database/schema/search-words'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { halalas, toDecimal, toPercent } from '@zayy/domain/money'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { catalogueViews } from './catalogue-views.ts'
import {
  type DraftValue,
  derived,
  description,
  image,
  name,
  picture,
  plain,
  type RowView,
  ref,
  texts,
  thing,
  view,
} from './row-view.ts'
import { settingViews } from './setting-views.ts'

/** Shown as HTML, like a description. */
const longText = {
  field: 'content' as const,
  read: (row: { content: string; contentMarkdown: string | null }): DraftValue =>
    row.contentMarkdown ?? row.content,
}

const couponValue = {
  field: 'amount' as const,
  read({ amount, basisPoints }: typeof coupons.$inferSelect): DraftValue {
    const terms = couponFromStored({ amount, basisPoints })
    return terms.kind === 'fixed' ? toDecimal(terms.amount) : `${toPercent(terms.rate)}%`
  },
  /** A tenfold percentage is as wrong as a tenfold amount. */
  amount: ({ amount, basisPoints }: typeof coupons.$inferSelect) =>
    amount ?? (basisPoints === null ? null : halalas(Math.round(toPercent(basisPoints) * 100))),
}

const bothNames = {
  field: 'name' as const,
  read: ({ name: { ar, en } }: { name: Record<'ar' | 'en', string> }): DraftValue => `${ar} · ${en}`,
}

const title = plain('title', 'title')

/** Every table that an import writes, with all its columns. */
const viewed = [
  thing(places.countries, 'country', {
    code: null,
    position: 'order',
    hidden: 'hidden',
    deliveryDaysFrom: plain('days_from', 'deliveryDaysFrom'),
    deliveryDaysTo: plain('days_to', 'deliveryDaysTo'),
  }),
  texts(places.countryTranslations, 'country', 'countryId', { name }),
  thing(places.cities, 'city', {
    code: null,
    position: 'order',
    hidden: 'hidden',
    countryId: ref('country', 'country', 'countryId'),
    shipping: {
      field: 'shipping',
      read: ({ shipping }) => toDecimal(shipping),
      amount: ({ shipping }) => shipping,
    },
  }),
  texts(places.cityTranslations, 'city', 'cityId', { name }),
  thing(
    places.areas,
    'area',
    { code: null, position: 'order', hidden: 'hidden', cityId: ref('city', 'city', 'cityId') },
    { thing: 'city', id: 'cityId' },
  ),
  texts(places.areaTranslations, 'area', 'areaId', { name }),
  thing(places.holidays, 'holiday', { from: null, to: plain('ends', 'to'), name: bothNames }),
  thing(places.carriers, 'carrier', {
    code: null,
    position: 'order',
    name: bothNames,
    tracking: plain('tracking', 'tracking'),
  }),
  ...settingViews,
  ...catalogueViews,
  thing(home.homeSections, 'section', {
    slug: null,
    position: 'order',
    categoryId: ref('category', 'category', 'categoryId'),
  }),
  texts(home.homeSectionTranslations, 'section', 'sectionId', { name }),
  view(home.homeSectionProducts, {
    as: 'entry',
    entry: ref('products', 'product', 'productId'),
    thing: 'section',
    id: 'sectionId',
    owner: { thing: 'section', id: 'sectionId' },
    columns: { sectionId: null, productId: null, position: 'order' },
  }),
  thing(home.slides, 'slide', {
    slug: null,
    position: 'order',
    imageTall: picture('image_tall', 'imageTall'),
    textTheme: plain('text', 'textTheme'),
    link: plain('link', 'link'),
  }),
  texts(home.slideTranslations, 'slide', 'slideId', { descriptionMarkdown: null, image, title, description }),
  thing(home.sponsors, 'sponsor', { slug: null, position: 'order', image }),
  texts(home.sponsorTranslations, 'sponsor', 'sponsorId', { name }),
  thing(content.visionItems, 'vision', { slug: null, position: 'order', image }),
  texts(content.visionItemTranslations, 'vision', 'itemId', {
    descriptionMarkdown: null,
    title,
    description,
  }),
  thing(content.blogCategories, 'blog_category', { slug: null, position: 'order', hidden: 'hidden' }),
  texts(content.blogCategoryTranslations, 'blog_category', 'categoryId', { name }),
  thing(content.blogs, 'blog', {
    slug: null,
    hidden: 'hidden',
    changedAt: null,
    stems: null,
    searchStems: null,
    image,
    categoryId: ref('category', 'blog_category', 'categoryId'),
    writtenOn: plain('date', 'writtenOn'),
    featured: plain('featured', 'featured'),
  }),
  texts(content.blogTranslations, 'blog', 'blogId', {
    contentMarkdown: null,
    title,
    excerpt: plain('excerpt', 'excerpt'),
    content: longText,
  }),
  thing(content.pages, 'page', { slug: null, image }),
  texts(content.pageTranslations, 'page', 'pageId', { contentMarkdown: null, title, content: longText }),
  thing(coupons, 'coupon', {
    code: null,
    demo: null,
    used: null,
    amount: couponValue,
    basisPoints: couponValue,
    startsOn: plain('starts', 'startsOn'),
    endsOn: plain('ends', 'endsOn'),
    maxUses: plain('max_uses', 'maxUses'),
    perCustomer: plain('per_customer', 'perCustomer'),
  }),
  derived(images),
  derived(searchWords),
]

/** Tables that an import may write. Another table does not compile in `TableSync.sync`. */
export type ViewedName = (typeof viewed)[number]['table']['_']['name']

const views = new Map<string, RowView>(viewed.map(({ table, view }) => [getTableName(table), view]))

/** @throws Error for a table whose changes cannot be shown to the owner: an import must not write it */
export function viewOf(table: PgTable): RowView {
  const found = views.get(getTableName(table))
  if (!found)
    throw new Error(`Changes of ${getTableName(table)} are not shown to the owner: add them to row-views.ts`)
  return found
}
