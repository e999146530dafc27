import type { Locale } from '@zayy/contract/types'
import { cities, cityTranslations, countries, holidays } from '@zayy/database/schema/addresses'
import { priceTiers, products } from '@zayy/database/schema/catalog'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { hasEInvoices } from '@zayy/database/sql/e-invoices'
import { inLanguage, oneInLanguage } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { existsIn, oneOf } from '@zayy/database/sql/subquery'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, getTableColumns, isNotNull, not, sql } from 'drizzle-orm'

const one = prepared((database) =>
  database
    .select({
      row: settings,
      translation: oneInLanguage(jsonObject(getTableColumns(settingsTranslations)), settingsTranslations),
      defaultCity: oneOf(
        jsonObject({
          ...pick(cities, 'id', 'shipping', 'countryId'),
          deliveryDays: jsonObject({ from: countries.deliveryDaysFrom, to: countries.deliveryDaysTo }),
          name: inLanguage(cityTranslations.name, cityTranslations.cityId, cities.id),
        }),
        {
          from: sql`${cities} join ${countries} on ${countries.id} = ${cities.countryId}`,
          where: and(eq(cities.id, settings.defaultCityId), not(cities.hidden), not(countries.hidden)),
        },
      ),
      eInvoices: hasEInvoices,
      /** True if a shown product has a second price tier. */
      pricesByQuantity: existsIn({
        from: sql`${priceTiers} join ${products} on ${products.id} = ${priceTiers.productId}`,
        where: and(isNotNull(priceTiers.previousTo), not(products.hidden)),
      }),
      holidays: jsonList(jsonObject({ from: holidays.from, to: holidays.to, name: holidays.name }), {
        from: holidays,
        orderBy: holidays.from,
      }),
      pages: jsonList(
        jsonObject({
          id: pages.id,
          slug: pages.slug,
          title: inLanguage(pageTranslations.title, pageTranslations.pageId, pages.id),
        }),
        { from: pages, orderBy: pages.id },
      ),
    })
    .from(settings)
    .prepare('settings'),
)

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof selectSettings>>>

/** Selects the only row of settings, with its texts in one language. */
export async function selectSettings(database: Database, locale: Locale) {
  const [row] = await one(database).execute({ locale })
  return row
}
