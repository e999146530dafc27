import {
  productAttributes,
  productColours,
  productColourTranslations,
  productPhotos,
  productPhotoTranslations,
  productSizes,
} from '@zayy/database/schema/catalog'
import { reviews } from '@zayy/database/schema/reviews'
import { colourFamily } from '@zayy/domain/catalog/classify-colour'
import { locales } from '@zayy/i18n/locale'
import type { ProductLines } from '../read/product-spool.ts'
import type { StoreContext, StoredBatch } from './table-sync.ts'

/**
 * Stores colours, sizes, photos and attributes. Orders refer to colours and sizes, so those that left the files are
 * hidden.
 */
export async function storeVariations(
  { tables, imageHash }: StoreContext,
  { colours, sizes, photos, attributes }: ProductLines,
  { ids: productIds, isStored, areNew }: StoredBatch,
): Promise<void> {
  const colourIds = await tables.sync(
    productColours,
    ['productId', 'slug'],
    inOrder(colours.lines).map(({ values, position }) => ({
      productId: productIds.of(values.product),
      slug: values.colour,
      code: values.code,
      family: colourFamily(values.code),
      image: imageHash(values.image),
      position,
      hidden: false,
    })),
    'hide',
    undefined,
    isStored(productColours.productId),
  )
  const colourId = (product: string, colour: string) => colourIds.of(productIds.of(product), colour)
  await tables.syncTranslations(
    productColourTranslations,
    'colourId',
    colours.lines,
    (values, locale) => ({
      colourId: colourId(values.product, values.colour),
      name: values[`name_${locale}`],
    }),
    areNew,
  )
  await tables.sync(
    productSizes,
    ['productId', 'name'],
    inOrder(sizes.lines).map(({ values, position }) => ({
      productId: productIds.of(values.product),
      name: values.name,
      position,
      hidden: false,
    })),
    'hide',
    undefined,
    isStored(productSizes.productId),
  )
  const photoIds = await tables.sync(
    productPhotos,
    ['productId', 'file'],
    inOrder(photos.lines).map(({ values, position }) => ({
      productId: productIds.of(values.product),
      file: values.file.path,
      colourId: values.colour ? colourId(values.product, values.colour) : null,
      image: imageHash(values.file.image),
      position,
    })),
    'delete',
    undefined,
    isStored(productPhotos.productId),
  )
  await tables.syncTranslations(
    productPhotoTranslations,
    'photoId',
    photos.lines,
    (values, locale) => ({
      photoId: photoIds.of(productIds.of(values.product), values.file.path),
      alt: values[`alt_${locale}`],
    }),
    areNew,
  )
  await tables.sync(
    productAttributes,
    ['productId', 'position', 'locale'],
    inOrder(attributes.lines).flatMap(({ values, position }) =>
      locales.map((locale) => ({
        productId: productIds.of(values.product),
        position,
        locale,
        name: values[`name_${locale}`],
        value: values[`value_${locale}`],
      })),
    ),
    'delete',
    undefined,
    isStored(productAttributes.productId),
  )
}

/** Numbers the lines within each product, so that a new product does not renumber others. */
function inOrder<T extends { product: string }>(lines: readonly { values: T }[]) {
  const next = new Map<string, number>()
  return lines.map(({ values }) => {
    const position = next.get(values.product) ?? 0
    next.set(values.product, position + 1)
    return { values, position }
  })
}

/** Stores the reviews of the owner's file. Reviews written in the shop are not touched. */
export async function storeReviews(
  { tables }: StoreContext,
  { reviews: file }: ProductLines,
  { ids: productIds, isStored }: StoredBatch,
): Promise<void> {
  await tables.sync(
    reviews,
    ['productId', 'email'],
    file.lines.map(({ values }) => ({
      productId: productIds.of(values.product),
      email: values.email,
      firstName: values.fname,
      rating: values.rate,
      comment: values.comment,
      createdAt: new Date(`${values.date}T09:00:00Z`),
      imported: true,
    })),
    'delete',
    ({ imported }) => imported,
    isStored(reviews.productId),
  )
}
