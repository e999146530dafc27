import type { ImportProgress } from '../import-progress.ts'
import type { ShopFiles } from '../read/shop.ts'
import { storeCategories } from './categories.ts'
import { storeContent } from './content.ts'
import type { StoreContext } from './context.ts'
import { storeCoupons } from './coupons.ts'
import { storeHome } from './home.ts'
import { storePlaces } from './places.ts'
import { storeProducts } from './products.ts'
import { storeReviews } from './reviews.ts'
import { storeSettings } from './settings.ts'
import { storeTiers } from './tiers.ts'
import { storeVariations } from './variations.ts'

/** Stores everything that was read, in the order in which rows refer to each other. */
export async function storeShop(
  context: StoreContext,
  shop: ShopFiles,
  options: { onProgress: (progress: ImportProgress) => void; isDemo: boolean; today: string },
): Promise<void> {
  const { places, settings, catalogue, home, content, reviews, coupons } = shop
  let done = 0
  const tick = () => options.onProgress({ step: 'store', done: ++done, total: 8 })

  const { cityIds } = await storePlaces(context, places)
  tick()
  if (settings) await storeSettings(context, settings, cityIds)
  tick()
  const categoryIds = await storeCategories(context, catalogue)
  tick()
  const productIds = await storeProducts(context, catalogue, categoryIds)
  tick()
  await storeVariations(context, catalogue, productIds)
  await storeTiers(context, catalogue, productIds)
  tick()
  await storeReviews(context, reviews, productIds)
  tick()
  await storeHome(context, home, { products: productIds, categories: categoryIds })
  tick()
  await storeContent(context, content)
  await storeCoupons(context, coupons, options)
  tick()
}
