/** Formats addresses as one line, in the order and punctuation of each language. */

import type { Locale } from './locale.ts'

/** @property note instructions for the courier; missing parts are empty or null */
export type AddressParts = {
  address: string
  building: string | null
  floor: string | null
  apartment: string | null
  area: string
  /** Typed where the city has no areas. */
  district?: string | null
  city: string
  country: string
  postcode: string | null
  shortAddress: string | null
  note: string | null
}

type HomePart = 'building' | 'floor' | 'apartment'

const labels: Record<Locale, Record<HomePart, string>> = {
  ar: { building: 'مبنى', floor: 'الدور', apartment: 'شقة' },
  en: { building: 'Building', floor: 'Floor', apartment: 'Apartment' },
}

/** Words by which a part names itself; such a part gets no label. */
const ownLabel: Record<HomePart, RegExp> = {
  building: /building|bldg|tower|villa|house|مبن[ىي]|عمار[ةه]|برج|[فڤ]يلا|بيت|منزل/i,
  floor: /floor|storey|دور|طابق/i,
  apartment: /apartment|apt|flat|unit|office|suite|شق[ةه]|وحدة|مكتب/i,
}

/** Returns an address as one line. Parts without a letter or digit are dropped, such as the dash of a house without floors. */
export function addressLine(parts: AddressParts, locale: Locale): string {
  const part = (name: HomePart) => labelled(name, parts[name], locale)
  const { address, area, district, city, country, postcode, shortAddress, note } = parts
  const places = [part('building'), part('floor'), part('apartment'), area || district, city, country]
  const line = [address, ...places, writtenPostcode(postcode, locale), shortAddress]
    .filter(Boolean)
    .join(locale === 'ar' ? '، ' : ', ')
  return note ? `${line} (${note})` : line
}

/** Isolates 12212-3456 in Arabic text, which would swap the two numbers. */
export function writtenPostcode(postcode: string | null, locale: Locale): string | null {
  return locale === 'ar' && postcode?.includes('-') ? `\u2066${postcode}\u2069` : postcode
}

function labelled(name: HomePart, value: string | null, locale: Locale): string | null {
  if (value === null || !/[\p{L}\p{N}]/u.test(value)) return null
  return ownLabel[name].test(value) ? value : `${labels[locale][name]} ${value}`
}
