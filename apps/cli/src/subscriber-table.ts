import { localeInfo } from '@zayy/i18n/locale'
import type { Subscriber } from '@zayy/shop/contact/list-subscribers'

/** So that Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

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
      plainText(email),
      locale,
      String(consentVersion),
      consentedAt.toISOString(),
      `${origin}${prefix}/newsletter/leave#${token}`,
      `${origin}/${locale}/api/newsletter/leave/${token}`,
    ]
  })
  return byteOrderMark + [[...headings], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP advises of CSV. */
function plainText(text: string): string {
  return /^[=+\-@\t]/.test(text) ? `'${text}` : text
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
