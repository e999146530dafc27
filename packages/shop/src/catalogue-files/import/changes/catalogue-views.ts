import * as catalog from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { reviews } from '@zayy/database/schema/reviews'
import * as charts from '@zayy/database/schema/size-charts'
import { description, image, name, own, picture, plain, ref, texts, view } from './row-view.ts'

const product = { thing: 'product', id: 'productId' } as const

/** Categories, products and their parts. */
export const catalogueViews = [
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
] as const
