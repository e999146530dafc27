import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { products } from '@zayy/database/schema/catalog'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { hasEInvoices } from '@zayy/database/sql/e-invoices'
import { byLocale } from '@zayy/database/sql/in-language'
import { jsonByLocale, jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { existsIn, oneOf } from '@zayy/database/sql/subquery'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, not, sql } from 'drizzle-orm'
import { colourFields, productNames, productTiers, soldColours, soldSizes } from '../catalog/sold-options.ts'

export type Names = Partial<Record<Locale, string>>

const parameter = (name: 'products' | 'country' | 'city' | 'area', type: 'int' | 'int[]') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const country = parameter('country', 'int')
const city = parameter('city', 'int')
const area = parameter('area', 'int')

/** Without hidden products. */
const soldProducts = jsonList(
  jsonObject({
    id: products.id,
    names: productNames,
    tiers: productTiers,
    colours: soldColours(jsonObject(colourFields)),
    sizes: soldSizes,
  }),
  {
    from: products,
    where: and(sql`${products.id} = any(${parameter('products', 'int[]')})`, not(products.hidden)),
    orderBy: products.id,
  },
)

const shownCountry = and(eq(countries.id, country), not(countries.hidden))
const shownCity = and(eq(cities.id, city), not(cities.hidden))
const shownArea = and(eq(areas.id, area), not(areas.hidden))

/** Names of the place; null if country, city and area do not belong together. */
const place = {
  country: oneOf(
    jsonObject({
      code: countries.code,
      deliveryDays: jsonObject({ from: countries.deliveryDaysFrom, to: countries.deliveryDaysTo }),
      names: byLocale(countryTranslations.name, countryTranslations.countryId, countries.id),
    }),
    { from: countries, where: shownCountry },
  ),
  city: oneOf(
    jsonObject({
      shipping: cities.shipping,
      names: byLocale(cityTranslations.name, cityTranslations.cityId, cities.id),
    }),
    { from: cities, where: and(shownCity, eq(cities.countryId, country)) },
  ),
  area: jsonByLocale(areaTranslations.locale, areaTranslations.name, {
    from: sql`${areaTranslations} join ${areas} on ${areas.id} = ${areaTranslations.areaId}`,
    where: and(shownArea, eq(areas.cityId, city)),
  }),
}

/** One statement, so that no order mixes prices, fees or taxes from before and after an import. */
const orderData = prepared((database) =>
  database
    .select({
      products: soldProducts,
      ...place,
      known: {
        city: existsIn({ from: cities, where: shownCity }),
        area: existsIn({ from: areas, where: shownArea }),
        areasOfCity: existsIn({ from: areas, where: and(eq(areas.cityId, city), not(areas.hidden)) }),
      },
      seller: jsonByLocale(
        settingsTranslations.locale,
        jsonObject({
          name: sql`coalesce(${settingsTranslations.legalName}, ${settingsTranslations.appName})`.mapWith(
            String,
          ),
          address: settingsTranslations.address,
          hasAccount:
            sql`${settingsTranslations.bankName} <> '' and ${settingsTranslations.bankHolder} <> ''`.mapWith(
              Boolean,
            ),
        }),
        { from: settingsTranslations },
      ),
      eInvoices: hasEInvoices,
      settings,
    })
    .from(settings)
    .prepare('order_data'),
)

/**
 * Everything that an order is calculated from, at one moment.
 * @property known whether the city or area exists anywhere, and whether the city has areas
 * @property eInvoices phase 2 has begun
 */
export type OrderData = Awaited<ReturnType<typeof loadOrderData>>

export type SoldProduct = OrderData['products'] extends Map<number, infer Product> ? Product : never

/** Loads current names and prices of the products and the place, without hidden ones. */
export async function loadOrderData(
  database: Executor,
  products: OrderInput['products'],
  place: Record<'country_id' | 'city_id' | 'area_id', number | undefined>,
) {
  const [row] = await orderData(database).execute({
    products: [...new Set(products.map(({ product_id }) => product_id))],
    country: place.country_id ?? null,
    city: place.city_id ?? null,
    area: place.area_id ?? null,
  })
  if (!row) throw new Error('Settings row not found')
  return { ...row, products: new Map(row.products.map((product) => [product.id, product])) }
}

/** Returns the name in a language, else in the other. */
export function nameIn(names: Names | null | undefined, locale: Locale): string {
  return names?.[locale] ?? names?.ar ?? names?.en ?? ''
}
