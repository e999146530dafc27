import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * Waits until `count` mails to an address match a pattern, and returns the match in the newest one. Reads the mail folder
 * of a shop without SMTP.
 */
export async function findInMails(
  to: string,
  pattern: RegExp,
  count = 1,
  type: 'plain' | 'html' = 'plain',
): Promise<RegExpMatchArray> {
  const data = process.env.E2E_DATA
  if (data === undefined)
    throw new Error('Mails can be read only from a shop that the tests started: unset SHOP_URL')
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
  if (!newest) throw new Error(`No mail to ${to} matches ${pattern}`)
  return newest
}

/** Returns the decoded plain-text or HTML part of a mail that nodemailer wrote. */
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
