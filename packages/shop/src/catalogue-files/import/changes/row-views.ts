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
  type RowView,
  derived,
  description,
  image,
  name,
  picture,
  plain,
  ref,
  texts,
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
  view(places.countries, {
    ...{ as: 'thing', thing: 'country', id: 'id' },
    columns: {
      ...{ id: null, code: null, position: 'order', hidden: 'hidden' },
      deliveryDaysFrom: plain('days_from', 'deliveryDaysFrom'),
      deliveryDaysTo: plain('days_to', 'deliveryDaysTo'),
    },
  }),
  view(places.countryTranslations, {
    ...{ ...texts, thing: 'country', id: 'countryId' },
    columns: { countryId: null, locale: null, name },
  }),
  view(places.cities, {
    ...{ as: 'thing', thing: 'city', id: 'id' },
    columns: {
      ...{ id: null, code: null, position: 'order', hidden: 'hidden' },
      countryId: ref('country', 'country', 'countryId'),
      shipping: {
        field: 'shipping',
        read: ({ shipping }) => toDecimal(shipping),
        amount: ({ shipping }) => shipping,
      },
    },
  }),
  view(places.cityTranslations, {
    ...{ ...texts, thing: 'city', id: 'cityId' },
    columns: { cityId: null, locale: null, name },
  }),
  view(places.areas, {
    ...{ as: 'thing', thing: 'area', id: 'id', owner: { thing: 'city', id: 'cityId' } },
    columns: {
      ...{ id: null, code: null, position: 'order', hidden: 'hidden' },
      cityId: ref('city', 'city', 'cityId'),
    },
  }),
  view(places.areaTranslations, {
    ...{ ...texts, thing: 'area', id: 'areaId' },
    columns: { areaId: null, locale: null, name },
  }),
  view(places.holidays, {
    ...{ as: 'thing', thing: 'holiday', id: 'id' },
    columns: {
      ...{ id: null, from: null },
      to: plain('ends', 'to'),
      name: bothNames,
    },
  }),
  view(places.carriers, {
    ...{ as: 'thing', thing: 'carrier', id: 'id' },
    columns: {
      ...{ id: null, code: null, position: 'order' },
      name: bothNames,
      tracking: plain('tracking', 'tracking'),
    },
  }),
  ...settingViews,
  ...catalogueViews,
  view(home.homeSections, {
    ...{ as: 'thing', thing: 'section', id: 'id' },
    columns: {
      ...{ id: null, slug: null, position: 'order' },
      categoryId: ref('category', 'category', 'categoryId'),
    },
  }),
  view(home.homeSectionTranslations, {
    ...{ ...texts, thing: 'section', id: 'sectionId' },
    columns: { sectionId: null, locale: null, name },
  }),
  view(home.homeSectionProducts, {
    ...{ as: 'entry', entry: ref('products', 'product', 'productId'), thing: 'section', id: 'sectionId' },
    owner: { thing: 'section', id: 'sectionId' },
    columns: { sectionId: null, productId: null, position: 'order' },
  }),
  view(home.slides, {
    ...{ as: 'thing', thing: 'slide', id: 'id' },
    columns: {
      ...{ id: null, slug: null, position: 'order' },
      imageTall: picture('image_tall', 'imageTall'),
      textTheme: plain('text', 'textTheme'),
      link: plain('link', 'link'),
    },
  }),
  view(home.slideTranslations, {
    ...{ ...texts, thing: 'slide', id: 'slideId' },
    columns: {
      ...{ slideId: null, locale: null, descriptionMarkdown: null, image, title },
      description,
    },
  }),
  view(home.sponsors, {
    ...{ as: 'thing', thing: 'sponsor', id: 'id' },
    columns: { id: null, slug: null, position: 'order', image },
  }),
  view(home.sponsorTranslations, {
    ...{ ...texts, thing: 'sponsor', id: 'sponsorId' },
    columns: { sponsorId: null, locale: null, name },
  }),
  view(content.visionItems, {
    ...{ as: 'thing', thing: 'vision', id: 'id' },
    columns: { id: null, slug: null, position: 'order', image },
  }),
  view(content.visionItemTranslations, {
    ...{ ...texts, thing: 'vision', id: 'itemId' },
    columns: {
      ...{ itemId: null, locale: null, descriptionMarkdown: null, title },
      description,
    },
  }),
  view(content.blogCategories, {
    ...{ as: 'thing', thing: 'blog_category', id: 'id' },
    columns: { id: null, slug: null, position: 'order', hidden: 'hidden' },
  }),
  view(content.blogCategoryTranslations, {
    ...{ ...texts, thing: 'blog_category', id: 'categoryId' },
    columns: { categoryId: null, locale: null, name },
  }),
  view(content.blogs, {
    ...{ as: 'thing', thing: 'blog', id: 'id' },
    columns: {
      ...{ id: null, slug: null, hidden: 'hidden', changedAt: null, stems: null, searchStems: null, image },
      categoryId: ref('category', 'blog_category', 'categoryId'),
      writtenOn: plain('date', 'writtenOn'),
      featured: plain('featured', 'featured'),
    },
  }),
  view(content.blogTranslations, {
    ...{ ...texts, thing: 'blog', id: 'blogId' },
    columns: {
      ...{ blogId: null, locale: null, contentMarkdown: null, title },
      excerpt: plain('excerpt', 'excerpt'),
      content: longText,
    },
  }),
  view(content.pages, {
    ...{ as: 'thing', thing: 'page', id: 'id' },
    columns: { id: null, slug: null, image },
  }),
  view(content.pageTranslations, {
    ...{ ...texts, thing: 'page', id: 'pageId' },
    columns: { pageId: null, locale: null, contentMarkdown: null, title, content: longText },
  }),
  view(coupons, {
    ...{ as: 'thing', thing: 'coupon', id: 'id' },
    columns: {
      ...{ id: null, code: null, demo: null, used: null },
      ...{ amount: couponValue, basisPoints: couponValue },
      startsOn: plain('starts', 'startsOn'),
      endsOn: plain('ends', 'endsOn'),
      maxUses: plain('max_uses', 'maxUses'),
      perCustomer: plain('per_customer', 'perCustomer'),
    },
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
