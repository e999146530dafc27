import { localeInfo } from '@zayy/i18n/locale'
import { csvHeading, csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import type { Subscriber } from '@zayy/shop/contact/list-subscribers'

const headings = ['email', 'language', 'consent_version', 'consented_at', 'leave_link', 'one_click'] as const

/**
 * The subscribers as a CSV file (RFC 4180) for the program that sends the newsletter: `leave_link` is for the text of a mail,
 * `one_click` for its header List-Unsubscribe.
 * @param origin of the shop, without a slash at the end
 */
export function subscriberTable(subscribers: readonly Subscriber[], origin: string): string {
  const rows = subscribers.map(({ email, locale, consentVersion, consentedAt, token }) => {
    const { prefix } = localeInfo[locale]
    return [
      email,
      locale,
      String(consentVersion),
      consentedAt.toISOString(),
      `${origin}${prefix}/newsletter/leave#${token}`,
      `${origin}/${locale}/api/newsletter/leave/${token}`,
    ]
  })
  return csvHeading(headings) + rows.map(csvRow).join('')
}
