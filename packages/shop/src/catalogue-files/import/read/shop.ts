import type { PageTexts } from '../../edits/list-content.ts'
import type { Fields } from '../../edits/make-edit.ts'
import { checkCategories, warnOfMenu } from '../check/categories.ts'
import { checkPlaceholders } from '../check/placeholders.ts'
import { checkProducts, checkTiers } from '../check/products.ts'
import { readCatalogue, readReviews } from './catalogue.ts'
import { readContent } from '../content.ts'
import { readCoupons } from '../coupons.ts'
import type { Folder } from './folder.ts'
import { readCarriers, readHolidays } from '../delivery.ts'
import { readHome } from '../home.ts'
import { readPlaces } from '../places.ts'
import { readSettings } from '../settings.ts'

/** The parsed folder, without the bytes of images. */
export type ShopFiles = Awaited<ReturnType<typeof readShop>>

/**
 * Reads and checks all files. The result is valid only if there are no issues.
 * @param stored the shop's current texts, which stay where the folder has none
 */
export async function readShop(folder: Folder, stored: { settings: Fields; pages: readonly PageTexts[] }) {
  const places = await readPlaces(folder)
  const settings = await readSettings(folder, places, stored.settings)
  const catalogue = await readCatalogue(folder)
  checkCategories(catalogue.categories, folder.issues)
  warnOfMenu(catalogue, folder.issues)
  checkTiers(catalogue.tiers, folder.issues)
  checkProducts(catalogue, folder.issues)
  const content = await readContent(folder, stored.pages)
  checkPlaceholders(settings?.texts ?? null, [...content.pages, ...content.keptPages], folder.issues)
  return {
    places,
    holidays: await readHolidays(folder),
    carriers: await readCarriers(folder),
    settings,
    catalogue,
    home: await readHome(folder, catalogue),
    content,
    reviews: await readReviews(folder, catalogue),
    coupons: await readCoupons(folder),
  }
}
