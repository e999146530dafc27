import * as catalog from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { reviews } from '@zayy/database/schema/reviews'
import * as charts from '@zayy/database/schema/size-charts'
import { description, image, name, own, picture, plain, ref, texts, thing, view } from './row-view.ts'

const product = { thing: 'product', id: 'productId' } as const

/** Categories, products and their parts. */
export const catalogueViews = [
  thing(categories, 'category', {
    slug: null,
    position: 'order',
    hidden: 'hidden',
    image,
    parentId: ref('parent', 'category', 'parentId'),
    kind: plain('kind', 'kind'),
    searchWords: plain('search_words', 'searchWords'),
  }),
  texts(categoryTranslations, 'category', 'categoryId', {
    name,
    description: plain('description', 'description'),
  }),
  thing(charts.sizeCharts, 'size_chart', { code: null }),
  texts(charts.sizeChartTranslations, 'size_chart', 'chartId', { columns: plain('columns', 'columns') }),
  view(charts.sizeChartRows, {
    as: 'entry',
    entry: plain('size', 'size'),
    thing: 'size_chart',
    id: 'chartId',
    owner: { thing: 'size_chart', id: 'chartId' },
    columns: {
      chartId: null,
      size: null,
      position: 'order',
      values: { field: 'values', read: ({ size, values }) => `${size}: ${values.join('; ')}` },
    },
  }),
  thing(catalog.products, 'product', {
    sku: null,
    position: 'order',
    hidden: 'hidden',
    changedAt: null,
    brandKind: null,
    searchText: null,
    searchParts: null,
    searchStems: null,
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
  }),
  texts(catalog.productTranslations, 'product', 'productId', {
    descriptionMarkdown: null,
    name,
    description,
  }),
  view(catalog.productCategories, {
    as: 'entry',
    entry: ref('also', 'category', 'categoryId'),
    ...product,
    owner: product,
    columns: { productId: null, categoryId: null },
  }),
  thing(
    catalog.productColours,
    'colour',
    {
      productId: null,
      slug: null,
      family: null,
      position: 'order',
      hidden: 'hidden',
      code: plain('code', 'code'),
      image,
    },
    product,
  ),
  texts(catalog.productColourTranslations, 'colour', 'colourId', { name }),
  thing(
    catalog.productSizes,
    'size',
    { productId: null, name: null, position: 'order', hidden: 'hidden' },
    product,
  ),
  thing(
    catalog.productPhotos,
    'photo',
    {
      productId: null,
      file: null,
      position: 'order',
      image,
      colourId: ref('colour', 'colour', 'colourId'),
    },
    product,
  ),
  texts(catalog.productPhotoTranslations, 'photo', 'photoId', { alt: plain('alt', 'alt') }),
  own(catalog.productAttributes),
  own(catalog.priceTiers),
  view(reviews, {
    as: 'thing',
    thing: 'review',
    id: 'productId',
    owner: product,
    // Names, addresses and comments are personal data, which the audit trail does not keep.
    columns: {
      id: null,
      productId: null,
      customerId: null,
      imported: null,
      counted: null,
      email: null,
      rating: plain('rating', 'rating'),
      firstName: { field: 'first_name' },
      comment: { field: 'comment' },
      createdAt: { field: 'date' },
    },
  }),
] as const
