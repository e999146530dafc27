import * as places from '@zayy/database/schema/addresses'
import * as catalog from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { coupons } from '@zayy/database/schema/checkout'
import * as content from '@zayy/database/schema/content'
import * as home from '@zayy/database/schema/home'
import { images } from '@zayy/database/schema/images'
import { reviews } from '@zayy/database/schema/reviews'
import { searchWords } from '@zayy/database/schema/search-words'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import * as charts from '@zayy/database/schema/size-charts'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { halalas, toDecimal, toPercent } from '@zayy/domain/money'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { settingEntries, type SettingTexts } from '../../setting-table.ts'
import {
  type DraftValue,
  type FieldView,
  type Row,
  type RowView,
  type ShownRow,
  derived,
  own,
  picture,
  plain,
  ref,
  view,
} from './row-view.ts'

/** A text that is shown as HTML. The owner's Markdown is shown where it is known. */
const description = {
  field: 'description' as const,
  read: (row: { description: string; descriptionMarkdown: string | null }): DraftValue =>
    row.descriptionMarkdown ?? row.description,
}
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

function settingView(id: string, columns: Record<string, FieldView<Row>>): ShownRow {
  return { as: 'thing', thing: 'setting', id, columns }
}

function sharedSettings(): Record<string, FieldView<Row>> {
  const views = settingEntries.map(([key, setting]): [string, FieldView<Row>] | null => {
    if (setting.localized) return null
    const view: FieldView<typeof settings.$inferSelect> = {
      key,
      read: (row) => settingValue((texts) => setting.write(row, texts)),
    }
    return [setting.column, view]
  })
  return Object.fromEntries(views.filter((view) => view !== null))
}

function localizedSettings(): Record<string, FieldView<Row>> {
  const views = settingEntries.map(([key, setting]): [string, FieldView<Row>] | null => {
    if (!setting.localized) return null
    const view: FieldView<typeof settingsTranslations.$inferSelect> = {
      key,
      read: (row) => settingValue((texts) => setting.write(row, texts)),
    }
    return [setting.column, view]
  })
  return Object.fromEntries(views.filter((view) => view !== null))
}

/** Returns the text of settings.csv, or what it names. */
function settingValue(write: (texts: SettingTexts) => string): DraftValue {
  let named: DraftValue = null
  const text = write({
    imageName: (image) => {
      named = { image }
      return image
    },
    cityCode: (id) => {
      named = { thing: 'city', id }
      return null
    },
  })
  return named ?? (text || null)
}

const name = plain('name', 'name')
const title = plain('title', 'title')
const image = picture('image', 'image')
const texts = { as: 'texts', columns: {} } as const
const product = { thing: 'product', id: 'productId' } as const

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
  { table: settings, view: settingView('id', sharedSettings()) },
  { table: settingsTranslations, view: settingView('locale', localizedSettings()) },
  view(categories, {
    ...{ as: 'thing', thing: 'category', id: 'id' },
    columns: {
      ...{ id: null, slug: null, position: 'order', hidden: 'hidden', image },
      parentId: ref('parent', 'category', 'parentId'),
      kind: plain('kind', 'kind'),
      searchWords: plain('search_words', 'searchWords'),
    },
  }),
  view(categoryTranslations, {
    ...{ ...texts, thing: 'category', id: 'categoryId' },
    columns: { categoryId: null, locale: null, name, description: plain('description', 'description') },
  }),
  view(charts.sizeCharts, { as: 'thing', thing: 'size_chart', id: 'id', columns: { id: null, code: null } }),
  view(charts.sizeChartTranslations, {
    ...{ ...texts, thing: 'size_chart', id: 'chartId' },
    columns: { chartId: null, locale: null, columns: plain('columns', 'columns') },
  }),
  view(charts.sizeChartRows, {
    ...{ as: 'entry', entry: plain('size', 'size'), thing: 'size_chart', id: 'chartId' },
    owner: { thing: 'size_chart', id: 'chartId' },
    columns: {
      ...{ chartId: null, size: null, position: 'order' },
      values: { field: 'values', read: ({ size, values }) => `${size}: ${values.join('; ')}` },
    },
  }),
  view(catalog.products, {
    ...{ as: 'thing', thing: 'product', id: 'id' },
    columns: {
      ...{ id: null, sku: null, position: 'order', hidden: 'hidden', changedAt: null, brandKind: null },
      ...{ searchText: null, searchParts: null, searchStems: null },
      categoryId: ref('category', 'category', 'categoryId'),
      brandId: ref('brand', 'category', 'brandId'),
      men: plain('men', 'men'),
      women: plain('women', 'women'),
      children: plain('children', 'children'),
      badge: plain('badge', 'badge'),
      addedOn: plain('added', 'addedOn'),
      sizeChartId: ref('size_chart', 'size_chart', 'sizeChartId'),
      image: picture('main_photo', 'image'),
      hoverImage: picture('hover_photo', 'hoverImage'),
      searchWords: plain('search_words', 'searchWords'),
    },
  }),
  view(catalog.productTranslations, {
    ...{ ...texts, ...product },
    columns: {
      ...{ productId: null, locale: null, descriptionMarkdown: null, name },
      description,
    },
  }),
  view(catalog.productCategories, {
    ...{ as: 'entry', entry: ref('also', 'category', 'categoryId'), ...product, owner: product },
    columns: { productId: null, categoryId: null },
  }),
  view(catalog.productColours, {
    ...{ as: 'thing', thing: 'colour', id: 'id', owner: product },
    columns: {
      ...{ id: null, productId: null, slug: null, family: null, position: 'order', hidden: 'hidden' },
      ...{ code: plain('code', 'code'), image },
    },
  }),
  view(catalog.productColourTranslations, {
    ...{ ...texts, thing: 'colour', id: 'colourId' },
    columns: { colourId: null, locale: null, name },
  }),
  view(catalog.productSizes, {
    ...{ as: 'thing', thing: 'size', id: 'id', owner: product },
    columns: { id: null, productId: null, name: null, position: 'order', hidden: 'hidden' },
  }),
  view(catalog.productPhotos, {
    ...{ as: 'thing', thing: 'photo', id: 'id', owner: product },
    columns: {
      ...{ id: null, productId: null, file: null, position: 'order', image },
      colourId: ref('colour', 'colour', 'colourId'),
    },
  }),
  view(catalog.productPhotoTranslations, {
    ...{ ...texts, thing: 'photo', id: 'photoId' },
    columns: { photoId: null, locale: null, alt: plain('alt', 'alt') },
  }),
  own(catalog.productAttributes),
  own(catalog.priceTiers),
  view(reviews, {
    ...{ as: 'thing', thing: 'review', id: 'productId', owner: product },
    // Names, addresses and comments are personal data, which the audit trail does not keep.
    columns: {
      ...{ id: null, productId: null, customerId: null, imported: null, counted: null, email: null },
      rating: plain('rating', 'rating'),
      firstName: { field: 'first_name' },
      comment: { field: 'comment' },
      createdAt: { field: 'date' },
    },
  }),
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

/** @throws Error for a table that an import must not write, as nobody would be told */
export function viewOf(table: PgTable): RowView {
  const found = views.get(getTableName(table))
  if (!found)
    throw new Error(`Changes of ${getTableName(table)} are not shown to the owner: add them to row-views.ts`)
  return found
}
