import { checkCategories } from './check-categories.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkProducts } from './check-products.ts'
import { checkTiers } from './check-tiers.ts'
import type { Folder } from './folder.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readContent } from './read-content.ts'
import { readCoupons } from './read-coupons.ts'
import { readHome } from './read-home.ts'
import { readPlaces } from './read-places.ts'
import { readReviews } from './read-reviews.ts'
import { readSettings } from './read-settings.ts'

/** Everything that the owner's folder says, but for the pictures' bytes. */
export type ShopFiles = ReturnType<typeof readShop>

/** Reads every file and notes every fault; what it returns is only of use when there was none. */
export function readShop(folder: Folder) {
  const places = readPlaces(folder)
  const settings = readSettings(folder, places)
  const catalogue = readCatalogue(folder)
  checkCategories(catalogue.categories, folder.faults)
  checkTiers(catalogue.tiers, folder.faults)
  checkProducts(catalogue, folder.faults)
  const content = readContent(folder)
  checkPlaceholders(settings, content, folder.faults)
  return {
    places,
    settings,
    catalogue,
    home: readHome(folder, catalogue),
    content,
    reviews: readReviews(folder, catalogue),
    coupons: readCoupons(folder),
  }
}
