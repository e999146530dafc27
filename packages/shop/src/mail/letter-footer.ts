import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import type { Letterhead } from './find-letterhead.ts'
import { isolatedCode } from '@zayy/i18n/isolate'
import type { Letter } from './letter.ts'

/**
 * The lines below a letter: why it came, whom to ask, and who the shop is. A number that the shop does not have is left out
 * (docs/saudi-rules.md, "Disclosures").
 */
export function footerLines({ locale, reason }: Letter, letterhead: Letterhead): string[] {
  const texts = (locale === 'ar' ? ar : en).footer
  const { shop, legalName, address, email, phone, vatNumber, crNumber } = letterhead
  const code = (text: string) => isolatedCode(text, locale)
  const ways = [email, phone].filter((way) => way !== null).map(code)
  const numbers = [
    ...(vatNumber === null ? [] : [`${texts.vatNumber} ${code(vatNumber)}`]),
    ...(crNumber === null ? [] : [`${texts.crNumber} ${code(crNumber)}`]),
  ]
  return [
    reason,
    ...(ways.length > 0 ? [texts.contact(ways)] : []),
    [legalName ?? shop, address].filter(Boolean).join(texts.comma),
    ...(numbers.length > 0 ? [numbers.join(' · ')] : []),
  ]
}
