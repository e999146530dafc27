import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The text of the newest mail to an address, once there are so many: what a shop without SMTP leaves in its folder. */
export async function newestMail(to: string, count = 1): Promise<string> {
  const data = process.env.E2E_DATA
  if (data === undefined)
    throw new Error('Where the shop leaves its mails is known of one that the tests started.')
  const folder = join(data, 'mail')
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.includes(to)).sort()
  await expect.poll(async () => (await names()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  return plainText(await readFile(join(folder, (await names()).at(-1) ?? ''), 'utf8'))
}

/** The part that is plain text, of a mail as nodemailer writes it. */
function plainText(mail: string): string {
  const part = mail.split(/\r?\n--/).find((text) => /content-type: text\/plain/i.test(text)) ?? mail
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim()
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(part)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
