import {
  productAttributes,
  productColourTranslations,
  productPhotoTranslations,
} from '@zayy/database/schema/catalog'
import { reviews } from '@zayy/database/schema/reviews'
import { anyOf } from '@zayy/database/sql/any-of'
import { toDecimal } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq } from 'drizzle-orm'
import { type ExportedTable, exportedTable, translator } from './exported-files.ts'
import type { ExportedImages } from './exported-images.ts'
import type { ExportedProducts } from './exported-products.ts'

/** Exports rows of photos.csv. Call it before the other tables, since a photo is identified by its path. */
export async function exportPhotos(
  database: Executor,
  { products, photos, colours }: ExportedProducts,
  images: ExportedImages,
): Promise<ExportedTable> {
  const ids = products.flatMap(({ id }) => photos(id).map((photo) => photo.id))
  const translated = translator(
    await database
      .select()
      .from(productPhotoTranslations)
      .where(anyOf(productPhotoTranslations.photoId, ids)),
    (row) => row.photoId,
  )
  return exportedTable(
    'photos.csv',
    products.flatMap((product) => {
      const slugs = new Map(colours(product.id).map(({ id, slug }) => [id, slug]))
      const own = photos(product.id)
      const main = own.find(({ image }) => image === product.image)
      const hover =
        product.hoverImage === product.image
          ? undefined
          : own.find(({ image }) => image === product.hoverImage)
      return own.map((photo) => {
        const { ar, en } = translated(photo)
        const role = photo === main ? 'main' : photo === hover ? 'hover' : 'gallery'
        const colour = photo.colourId && slugs.get(photo.colourId)
        const file = images.at(photo.image, { path: photo.file })
        return [product.sku, colour, file, ar.alt, en.alt, role]
      })
    }),
  )
}

/** Exports rows of colours.csv, sizes.csv, tiers.csv and attributes.csv. */
export async function exportProductParts(
  database: Executor,
  { products, ids, colours, sizes, tiers }: ExportedProducts,
  images: ExportedImages,
): Promise<ExportedTable[]> {
  const colourIds = ids.flatMap((id) => colours(id).map((colour) => colour.id))
  const translated = translator(
    await database
      .select()
      .from(productColourTranslations)
      .where(anyOf(productColourTranslations.colourId, colourIds)),
    (row) => row.colourId,
  )
  const attributes = Map.groupBy(
    await database
      .select()
      .from(productAttributes)
      .where(anyOf(productAttributes.productId, ids))
      .orderBy(asc(productAttributes.position)),
    ({ productId }) => productId,
  )
  const attributesOf = (productId: number) => {
    const own = attributes.get(productId) ?? []
    const ids = new Set(own.map(({ position }) => position))
    return [...ids].map((id) => ({ id })).map(translator(own, ({ position }) => position))
  }
  return [
    exportedTable(
      'colours.csv',
      products.flatMap(({ id: productId, sku }) =>
        colours(productId)
          .map(translated)
          .map(({ slug, ar, en, code, image }) => {
            const file = images.at(image, { madeOf: `colours/${sku}-${slug}` })
            return [sku, slug, ar.name, en.name, code, file]
          }),
      ),
    ),
    exportedTable(
      'sizes.csv',
      products.flatMap(({ id, sku }) => sizes(id).map(({ name }) => [sku, name])),
    ),
    exportedTable(
      'tiers.csv',
      products.flatMap(({ id, sku }) =>
        tiers(id).map(({ from, to, price }) => [sku, from, to, toDecimal(price)]),
      ),
    ),
    exportedTable(
      'attributes.csv',
      products.flatMap(({ id, sku }) =>
        attributesOf(id).map(({ ar, en }) => [sku, ar.name, en.name, ar.value, en.value]),
      ),
    ),
  ]
}

/** Exports rows of reviews.csv: imported reviews only. Reviews written in the shop belong to their authors. */
export async function exportReviews(
  database: Executor,
  { products, ids }: ExportedProducts,
): Promise<ExportedTable> {
  const imported = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.imported, true), anyOf(reviews.productId, ids)))
    .orderBy(asc(reviews.id))
  const skus = new Map(products.map(({ id, sku }) => [id, sku]))
  return exportedTable(
    'reviews.csv',
    imported.map(({ productId, firstName, email, rating, comment, createdAt }) => {
      const day = createdAt.toISOString().slice(0, 10)
      return [skus.get(productId), firstName, email, rating, comment, day]
    }),
  )
}
