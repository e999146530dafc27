/** Fills placeholders such as `{tax}` and `{transfer_days}` in the owner's texts from the settings, when they are shown. */

import type { Locale, Settings } from '@zayy/contract/types'
import { priceTax } from '@zayy/domain/checkout/price-tax'
import { placeholders as ar } from '@zayy/i18n/messages/ar/placeholders'
import { placeholders as en } from '@zayy/i18n/messages/en/placeholders'
import { formatPercent } from '@zayy/i18n/numbers'
import { answerTime, businessDays, days } from '@zayy/i18n/plurals'
import { escapeHtml } from '@zayy/platform/mail/escape-html'

export const placeholderNames = [
  'app_name',
  'legal_name',
  'address',
  'phone',
  'whatsapp',
  'email',
  'hours',
  'vat_number',
  'cr_number',
  'tax',
  'price_note',
  'transfer_days',
  'return_days',
  'answer_time',
  'delivery_days',
] as const

export type PlaceholderName = (typeof placeholderNames)[number]

/** The settings that fill texts, in the language of the text. */
export type PlaceholderSettings = Pick<
  Settings,
  | 'app_name'
  | 'legal_name'
  | 'address'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'hours'
  | 'vat_number'
  | 'cr_number'
  | 'tax'
  | 'tax_included'
  | 'transfer_days'
  | 'return_days'
  | 'answer_days'
  | 'default_city'
>

const placeholder = /\{([a-z_]+)\}/g

/** Returns the names in braces in a text, known or not. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? [])
}

/**
 * Fills the placeholders of a plain text. An empty setting leaves nothing; unknown names in braces stay. In Arabic every
 * percentage keeps its sign to the right of the number; in HTML the import has ensured that.
 */
export function filledText(text: string, settings: PlaceholderSettings, locale: Locale): string {
  const isolated = (value: string) => `\u2066${value}\u2069`
  const shown = filled(text, settings, locale, (value, ltr, name) =>
    ltr && name !== 'tax' ? isolated(value) : value,
  )
  return locale === 'ar' ? shown.replace(/\d[\d.,]*%/g, isolated) : shown
}

/** Fills the placeholders of HTML. Values are escaped, and an e-mail address becomes a link. */
export function filledHtml(html: string, settings: PlaceholderSettings, locale: Locale): string {
  return filled(html, settings, locale, (value, ltr, name) => {
    const safe = escapeHtml(value)
    const shown = ltr ? `<bdi dir="ltr">${safe}</bdi>` : safe
    return name === 'email' ? `<a href="mailto:${safe}">${shown}</a>` : shown
  })
}

/** Numbers and addresses that read from left to right in Arabic too. */
const fromLeftToRight: ReadonlySet<PlaceholderName> = new Set([
  'phone',
  'whatsapp',
  'email',
  'vat_number',
  'cr_number',
  'tax',
])

type Write = (value: string, ltr: boolean, name: PlaceholderName) => string

function filled(text: string, settings: PlaceholderSettings, locale: Locale, write: Write): string {
  const { priceNote } = locale === 'ar' ? ar : en
  const values = valuesOf(settings, locale)
  return text
    .replaceAll('{price_note}', priceNote[priceTax(settings.tax, settings.tax_included)])
    .replace(placeholder, (whole, name: string) => {
      if (!isFilled(name)) return whole
      const value = values[name]
      return value ? write(value, locale === 'ar' && fromLeftToRight.has(name), name) : ''
    })
}

type FilledName = Exclude<PlaceholderName, 'price_note'>

function valuesOf(settings: PlaceholderSettings, locale: Locale): Record<FilledName, string | null> {
  const { app_name, legal_name, address, phone, whatsapp, email, hours, vat_number, cr_number } = settings
  return {
    app_name,
    address,
    phone,
    whatsapp,
    email,
    hours,
    vat_number,
    cr_number,
    legal_name: legal_name ?? app_name,
    tax: formatPercent(settings.tax),
    return_days: settings.return_days === null ? null : days(settings.return_days, locale, 'genitive'),
    answer_time: settings.answer_days === null ? null : answerTime(settings.answer_days, locale),
    transfer_days: days(settings.transfer_days, locale, 'accusative'),
    delivery_days: settings.default_city && businessDays(settings.default_city.delivery_days, locale),
  }
}

function isFilled(name: string): name is FilledName {
  return name !== 'price_note' && placeholderNames.some((known) => known === name)
}
