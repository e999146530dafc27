import { resolve } from 'node:path'
import { localeInfo } from '@zayy/i18n/locale'
import { csvHeading, csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import { listSubscribers, type Subscriber } from '@zayy/shop/contact/list-subscribers'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { type Shop, shopKeys, withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'

/** `shop newsletter export FILE`. Exit code 1: nothing was written. */
export const exportSubscribers = defineCommand({
  help: ({ commandLine: { newsletter } }) => newsletter.export,
  operands: ['FILE'],
  async run({ operands, env, folder, messages, print }) {
    const texts = messages.commandLine.newsletter.export
    const path = resolve(folder, operands.FILE)
    const file = outputFile(path)
    const write = async (shop: Shop) => {
      const { publicUrl } = shop.settings
      if (publicUrl === undefined) throw new CommandFailure(texts.needsPublicUrl)
      const subscribers = await listSubscribers(shop.database, await shopKeys(shop))
      await file.write([subscriberTable(subscribers, publicUrl)])
      print(texts.written(subscribers.length, path))
    }
    await withShop(env, 'change', write, file.handOver)
  },
})

const HEADINGS = ['email', 'language', 'consent_version', 'consented_at', 'leave_link', 'one_click'] as const

/**
 * Returns the subscribers as CSV (RFC 4180) for a newsletter tool. `leave_link` goes into the text of a mail, `one_click` into its
 * List-Unsubscribe header.
 * @param origin of the shop, without a trailing slash
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
  return csvHeading(HEADINGS) + rows.map(csvRow).join('')
}
