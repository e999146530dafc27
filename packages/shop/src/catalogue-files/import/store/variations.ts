import {
  productAttributes,
  productColours,
  productColourTranslations,
  productPhotos,
  productPhotoTranslations,
  productSizes,
} from '@zayy/database/schema/catalog'
import { colourFamily } from '@zayy/domain/catalog/classify-colour'
import type { Catalogue } from '../read/catalogue.ts'
import { locales, type StoreContext } from './context.ts'
import type { Ids } from './table-sync.ts'

/** Stores colours, sizes, photos and attributes. A colour or size that is gone is hidden, as orders name it. */
export async function storeVariations(
  { tables, picture }: StoreContext,
  { colours, sizes, photos, attributes }: Catalogue,
  productIds: Ids,
): Promise<void> {
  const colourIds = await tables.sync(
    productColours,
    ['productId', 'slug'],
    inOrder(colours.lines).map(({ values, position }) => ({
      productId: productIds.of(values.product),
      slug: values.colour,
      code: values.code,
      family: colourFamily(values.code),
      picture: picture(values.image),
      position,
      hidden: false,
    })),
    'hide',
  )
  const colourId = (product: string, colour: string) => colourIds.of(productIds.of(product), colour)
  await tables.sync(
    productColourTranslations,
    ['colourId', 'locale'],
    colours.lines.flatMap(({ values }) =>
      locales.map((locale) => ({
        colourId: colourId(values.product, values.colour),
        locale,
        name: values[`name_${locale}`],
      })),
    ),
    'stay',
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
  )
  const photoIds = await tables.sync(
    productPhotos,
    ['productId', 'file'],
    inOrder(photos.lines).map(({ values, position }) => ({
      productId: productIds.of(values.product),
      file: values.file,
      colourId: values.colour ? colourId(values.product, values.colour) : null,
      picture: picture(values.file),
      position,
    })),
    'delete',
  )
  await tables.sync(
    productPhotoTranslations,
    ['photoId', 'locale'],
    photos.lines.flatMap(({ values }) =>
      locales.map((locale) => ({
        photoId: photoIds.of(productIds.of(values.product), values.file),
        locale,
        alt: values[`alt_${locale}`],
      })),
    ),
    'stay',
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
  )
}

/** Lines with their place among those of the same product, so that a new product moves no other's rows. */
function inOrder<T extends { product: string }>(lines: readonly { values: T }[]) {
  const next = new Map<string, number>()
  return lines.map(({ values }) => {
    const position = next.get(values.product) ?? 0
    next.set(values.product, position + 1)
    return { values, position }
  })
}
