import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * What a pattern finds in the newest mail to an address that has it, once so many do: what a shop without SMTP leaves in
 * its folder. Another mail may come after it, such as an order's, which waits for its invoice.
 */
export async function findInMails(
  to: string,
  pattern: RegExp,
  count = 1,
  type: 'plain' | 'html' = 'plain',
): Promise<RegExpMatchArray> {
  const data = process.env.E2E_DATA
  if (data === undefined)
    throw new Error('Where the shop leaves its mails is known of one that the tests started.')
  const folder = join(data, 'mail')
  let found: RegExpMatchArray[] = []
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes(to)).sort()
        const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
        found = mails.map((mail) => textOf(mail, type).match(pattern)).filter((match) => match !== null)
        return found.length
      },
      { message: `mails to ${to} with ${pattern}`, timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count)
  const newest = found.at(-1)
  if (!newest) throw new Error(`No mail to ${to} has ${pattern}`)
  return newest
}

/** The text of one type, of a mail as nodemailer writes it. */
function textOf(mail: string, type: 'plain' | 'html'): string {
  const starts = new RegExp(`content-type: text/${type}`, 'i')
  const part = mail.split(/\r?\n--/).findLast((text) => starts.test(text)) ?? mail
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim()
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(part)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
