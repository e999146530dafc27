import type { Locale, Settings } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { getCategoryTree } from '@zayy/shop/catalog/get-category'
import { listShownCategories, type ShownCategory } from '@zayy/shop/catalog/list-shown-categories'
import { listSlides } from '@zayy/shop/home/get-home'
import { getSettings } from '@zayy/shop/settings/get-settings'
import { cachedValue } from './cached-value.ts'

/** Data that nearly every page and response needs. */
export type SharedData = {
  settings(locale: Locale): Promise<Settings>
  /** Shown categories with their product counts. */
  categories(): Promise<ShownCategory[]>
}

/**
 * Facts about the shop from the program's settings.
 * @property sendsMail a mail server is set
 * @property nationalAddress default of the owner's setting
 */
type AboutShop = { sendsMail: boolean; nationalAddress: Settings['national_address'] }

const unsettled: AboutShop = { sendsMail: false, nationalAddress: 'optional' }

/** Milliseconds, as for a page. */
const LIFETIME_MS = 10 * 60_000

/** Queries the database for each call. */
export function loadSharedData(database: Database): SharedData {
  return createSharedData(database, unsettled, () => listShownCategories(database))
}

/**
 * Caches the data until `forget`. While the database is away, stale data is returned.
 */
export function cachedSharedData(
  database: Database,
  about: AboutShop = unsettled,
): SharedData & { forget: () => void } {
  const categories = cachedValue(() => listShownCategories(database), LIFETIME_MS)
  const { settings } = createSharedData(database, about, categories.get)
  const settingsOf = {
    ar: cachedValue(() => settings('ar'), LIFETIME_MS),
    en: cachedValue(() => settings('en'), LIFETIME_MS),
  }
  return {
    categories: categories.get,
    settings: (locale) => settingsOf[locale].get(),
    forget() {
      for (const value of [categories, settingsOf.ar, settingsOf.en]) value.forget()
    },
  }
}

function createSharedData(
  database: Database,
  about: AboutShop,
  categories: SharedData['categories'],
): SharedData {
  return {
    categories,
    settings: (locale) =>
      getSettings(database, locale, async () => {
        const [shown, slides] = await Promise.all([categories(), listSlides(database, locale)])
        return { ...getCategoryTree(shown, locale), ...about, slides }
      }),
  }
}
