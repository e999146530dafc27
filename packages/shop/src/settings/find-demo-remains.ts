import { coupons } from '@zayy/database/schema/checkout'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import { locales } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gte, ilike, isNull, or } from 'drizzle-orm'
import { selectSettingTexts } from '../catalogue-files/edits/list-settings.ts'
import type { Fields } from '../catalogue-files/edits/make-edit.ts'

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

/** Texts of the demo that speak for its owner, by key in settings.csv. Each may be empty. */
const demoTexts = {
  delivery_promise: {
    ar: 'إن تأخّر التسليم أكثر من 15 يومًا عن تاريخ الطلب أو عن الموعد المتفق عليه فلك إلغاؤه واسترداد كل ما دفعته. ونعدك فوق ذلك: إن أبقيته عوّضناك 10% من قيمة القطع المتأخرة.',
    en: 'If delivery comes more than 15 days after your order or the date agreed, you may cancel and get everything back. Our own promise on top: keep the order, and we pay you 10% of the value of the late pieces.',
  },
  shop_about: {
    ar: 'زي موحّد للعمل والدراسة والضيافة.',
    en: 'Uniforms for work, school and hospitality.',
  },
  search_hint: {
    ar: 'ابحث عن سكراب، مريول، بولو',
    en: 'Scrubs, pinafores, polos',
  },
  newsletter_title: {
    ar: 'رسالة قصيرة كل شهر',
    en: 'A short newsletter each month',
  },
  newsletter_text: {
    ar: 'أقمشة جديدة، وجداول مقاسات، وما نتعلّمه من فرق العمل.',
    en: 'New fabrics, size charts, and what we learn from teams at work.',
  },
  contact_intro: {
    ar: 'للطلبات الكبيرة وأسئلة المقاسات، واتساب أسرع.',
    en: 'For large orders and questions about sizes, WhatsApp is fastest.',
  },
  return_terms: {
    ar: 'للقطع غير المستعملة، وللمعيبة في أي وقت',
    en: 'For unused pieces; for faulty ones at any time',
  },
  size_advice: {
    ar: 'بين مقاسين؟ خذ الأكبر.',
    en: 'Between two sizes? Take the larger.',
  },
}

/** Settings that an import that replaces the demo empties, unless its folder has them. Pages quote none of them. */
const emptiedWithDemo = [...Object.keys(demoTexts), 'facebook', 'twitter', 'vimeo']

/** Words that mark a page of the demo. */
const demoWords = ['%demonstration%', '%تجريبي%']

/**
 * Finds remains of the demo catalogue: codes of valid coupons, which everybody can read, keys of facts of its company and of its texts,
 * and slugs of pages. `isDemo`: the e-mail address or the bank account is the demo's, which nobody has. An owner may have another fact
 * by chance.
 * @param today YYYY-MM-DD in Riyadh
 */
export async function findDemoRemains(database: Executor, today: string) {
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
  const facts = demoFacts(stored)
  return {
    coupons: active.map(({ code }) => code),
    settings: facts,
    texts: demoTextsIn(stored, 'some'),
    pages: told.map(({ slug }) => slug),
    isDemo: facts.includes('email') || facts.includes('bank_iban'),
  }
}

const demoFacts = (stored: Fields) =>
  Object.entries(demoCompany).flatMap(([key, value]) => (stored[key] === value ? [key] : []))

/** @param languages whether the text of one language counts, or only those of both */
const demoTextsIn = (stored: Fields, languages: 'some' | 'every') =>
  Object.entries(demoTexts).flatMap(([key, texts]) =>
    locales[languages]((locale) => stored[`${key} ${locale}`] === texts[locale]) ? [key] : [],
  )

/** Returns the settings of the demo that an import empties if it replaces the demo: none that the owner changed in one language. */
export function demoSettingsToEmpty(stored: Fields): ReadonlySet<string> {
  const found = [...demoFacts(stored), ...demoTextsIn(stored, 'every')]
  return new Set(found.filter((key) => emptiedWithDemo.includes(key)))
}
