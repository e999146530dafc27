import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { settings } from '@zayy/database/schema/settings'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Halalas } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

const lang = sql.placeholder('lang')

type Words = {
  app_name: string
  legal_name: string | null
  logo: string | null
  address: string | null
  hours: string | null
  delivery_promise: string | null
  footer_about: string
  bank_name: string | null
  bank_holder: string | null
}
type CityRow = {
  id: number
  name: string
  shipping: Halalas
  country_id: number
  delivery_days: BusinessDays
}

const one = prepared((database) =>
  database
    .select({
      row: settings,
      words: sql<Words | null>`(select to_json(t) from settings_translations t
        order by t.locale::text = ${lang} desc limit 1)`,
      defaultCity: sql<CityRow | null>`(
        select json_build_object('id', c.id, 'shipping', c.shipping, 'country_id', c.country_id,
          'delivery_days', json_build_object('from', n.delivery_days_from, 'to', n.delivery_days_to), 'name', (
          select t.name from city_translations t where t.city_id = c.id order by t.locale::text = ${lang} desc limit 1))
        from cities c join countries n on n.id = c.country_id
        where c.id = settings.default_city_id and not c.hidden and not n.hidden)`,
      pages: sql<{ id: number; title: string }[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'title', (
          select t.title from page_translations t where t.page_id = p.id order by t.locale::text = ${lang} desc limit 1
        )) order by p.id), '[]') from pages p)`,
    })
    .from(settings)
    .prepare('settings'),
)

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof selectSettings>>>

/** The one row of settings, with its words in the language asked for. */
export async function selectSettings(database: Database, language: Locale) {
  const [row] = await one(database).execute({ lang: language })
  return row
}
