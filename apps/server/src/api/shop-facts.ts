import type { Locale, Settings } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { getCategoryTree } from '@zayy/shop/catalog/get-category-tree'
import { listShownCategories, type ShownCategory } from '@zayy/shop/catalog/list-shown-categories'
import { listSlides } from '@zayy/shop/home/list-slides'
import { getSettings } from '@zayy/shop/settings/get-settings'
import { cachedValue } from './cached-value.ts'

/** What nearly every page and answer needs of the shop. */
export type ShopFacts = {
  settings(locale: Locale): Promise<Settings>
  /** The categories that are shown, with how many products they hold. */
  categories(): Promise<ShownCategory[]>
}

/** How long it is cached without a change: milliseconds, as long as a page. */
const LIFETIME_MS = 10 * 60_000

/** Reads them from the database whenever they are asked for. */
export function readShopFacts(database: Database): ShopFacts {
  return shopFacts(database, () => listShownCategories(database))
}

/** Works them out once for each change of the shop, of which `forget` tells. They serve on while the database is away. */
export function cachedShopFacts(database: Database): ShopFacts & { forget: () => void } {
  const categories = cachedValue(() => listShownCategories(database), LIFETIME_MS)
  const { settings } = shopFacts(database, categories.get)
  const inLanguage = {
    ar: cachedValue(() => settings('ar'), LIFETIME_MS),
    en: cachedValue(() => settings('en'), LIFETIME_MS),
  }
  return {
    categories: categories.get,
    settings: (locale) => inLanguage[locale].get(),
    forget() {
      for (const value of [categories, inLanguage.ar, inLanguage.en]) value.forget()
    },
  }
}

function shopFacts(database: Database, categories: ShopFacts['categories']): ShopFacts {
  return {
    categories,
    settings: (locale) =>
      getSettings(database, locale, async () => {
        const [tree, slides] = await Promise.all([
          getCategoryTree(database, locale, categories),
          listSlides(database, locale),
        ])
        return { ...tree, slides }
      }),
  }
}
