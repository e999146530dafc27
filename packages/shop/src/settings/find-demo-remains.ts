import { coupons } from '@zayy/database/schema/checkout'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gte, ilike, isNull, or } from 'drizzle-orm'
import { selectSettingTexts } from '../catalogue-files/edits/list-settings.ts'

/** Contact settings of the demo's company, which reach nobody, by their keys in settings.csv. */
const demoCompany = {
  phone: '0110000000',
  whatsapp: '0500000000',
  email: 'salam@zayy.example',
  bank_iban: 'SA1000000000000000000000',
  vat_number: '300000000000003',
  cr_number: '1010000000',
  facebook: 'https://facebook.example/zayy',
  twitter: 'https://x.example/zayy',
  vimeo: 'https://vimeo.example/zayy',
}

/** Words that mark a page of the demo. */
const demoWords = ['%demonstration%', '%تجريبي%']

/** Parts of the demo still in a shop: coupons by code, settings by key, pages by slug. */
export type DemoRemains = { coupons: string[]; settings: string[]; pages: string[] }

/**
 * Finds remains of the demo catalogue: valid coupons, whose codes everybody can read, and settings of its company.
 * @param today YYYY-MM-DD in Riyadh
 */
export async function findDemoRemains(database: Executor, today: string): Promise<DemoRemains> {
  const active = await database
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.demo, true), or(isNull(coupons.endsOn), gte(coupons.endsOn, today))))
    .orderBy(asc(coupons.code))
  const stored = await selectSettingTexts(database)
  const told = await database
    .selectDistinct({ slug: pages.slug })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.pageId))
    .where(or(...demoWords.map((words) => ilike(pageTranslations.content, words))))
    .orderBy(asc(pages.slug))
  return {
    coupons: active.map(({ code }) => code),
    settings: Object.entries(demoCompany).flatMap(([key, value]) => (stored[key] === value ? [key] : [])),
    pages: told.map(({ slug }) => slug),
  }
}
