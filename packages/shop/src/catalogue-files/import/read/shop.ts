import type { PageTexts } from '../../edits/list-content.ts'
import type { Fields } from '../../edits/make-edit.ts'
import { checkCategories, menuWarnings } from '../check/categories.ts'
import { checkPlaceholders } from '../check/placeholders.ts'
import { productChecks } from '../check/products.ts'
import { collectGarbage } from '../collect-garbage.ts'
import { readContent } from '../content.ts'
import { readCoupons } from '../coupons.ts'
import { readCarriers, readHolidays } from '../delivery.ts'
import { readHome } from '../home.ts'
import { readPlaces } from '../places.ts'
import { readSettings } from '../settings.ts'
import { type CatalogueFrame, catalogueReader, categoryImages, readFrame } from './catalogue.ts'
import type { Folder } from './folder.ts'
import type { ProductSpool } from './product-spool.ts'

/** The parsed folder, without the products, which are in the spool, and without the bytes of images. */
export type ShopFiles = Awaited<ReturnType<typeof readShop>>

type ReadOptions = {
  stored: { settings: Fields; pages: readonly PageTexts[] }
  spool: ProductSpool
  /** Called after each batch of products. If it returns false, the result is not used and the rest is not read. */
  goOn: (done: number, total: number) => boolean
}

/**
 * Reads and checks all files. The result is valid only if there are no issues.
 * @param options `stored`: the shop's current texts, which stay where the folder has none. `spool` receives the products
 */
export async function readShop(folder: Folder, { stored, spool, goOn }: ReadOptions) {
  const places = await readPlaces(folder)
  const settings = await readSettings(folder, places, stored.settings)
  const frame = await readFrame(folder)
  checkCategories(frame.categories, folder.issues)
  const products = await readProducts(folder, frame, { spool, goOn })
  const content = await readContent(folder, stored.pages)
  checkPlaceholders(settings?.texts ?? null, [...content.pages, ...content.keptPages], folder.issues)
  return {
    holidays: await readHolidays(folder),
    carriers: await readCarriers(folder),
    places,
    settings,
    frame,
    products,
    home: await readHome(folder, { ...frame, products }),
    content,
    coupons: await readCoupons(folder),
  }
}

/** Reads and checks the products batch by batch. */
async function readProducts(
  folder: Folder,
  frame: CatalogueFrame,
  { spool, goOn }: Pick<ReadOptions, 'spool' | 'goOn'>,
) {
  const { issues, contents } = folder
  const { keys, file, batches, areKept, ...tables } = await folder.products()
  try {
    const read = catalogueReader(folder, tables, { keys, file }, frame)
    const checks = [productChecks(frame, issues), menuWarnings(frame, issues), categoryImages(frame, issues)]
    // A folder without categories, size charts and products leaves all products unchanged.
    const isFrameKept = ['categories.csv', 'size_charts.csv'].every((part) => contents.absent.includes(part))
    const areUntouched = areKept && isFrameKept
    for (let batch = 0; batch < batches && !areUntouched; batch += 1) {
      const parts = await read(batch)
      for (const check of checks) await check.add(parts)
      if (issues.count === 0) await spool.add(parts)
      collectGarbage()
      if (!goOn(batch + 1, batches)) break
    }
    for (const check of checks) check.finish()
    return { keys, file, areUntouched }
  } finally {
    await tables.close()
  }
}
