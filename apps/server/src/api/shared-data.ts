import type { Locale, Settings } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { getCategoryTree } from '@zayy/shop/catalog/get-category'
import { listShownCategories, type ShownCategory } from '@zayy/shop/catalog/list-shown-categories'
import { listSlides } from '@zayy/shop/home/list-slides'
import { getSettings } from '@zayy/shop/settings/get-settings'
import { cachedValue } from './cached-value.ts'

/** Data that nearly every page and answer needs. */
export type SharedData = {
  settings(locale: Locale): Promise<Settings>
  /** The visible categories with their number of products. */
  categories(): Promise<ShownCategory[]>
}

/** As long as a page is cached: milliseconds. */
const LIFETIME_MS = 10 * 60_000

export function loadSharedData(database: Database): SharedData {
  return sharedData(database, () => listShownCategories(database))
}

/** Caches the data until `forget`, and serves it while the database is away. */
export function cachedSharedData(database: Database): SharedData & { forget: () => void } {
  const categories = cachedValue(() => listShownCategories(database), LIFETIME_MS)
  const { settings } = sharedData(database, categories.get)
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

function sharedData(database: Database, categories: SharedData['categories']): SharedData {
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
