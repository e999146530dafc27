import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'

/**
 * Leaves each mail as a file `<time>-<recipient>.eml` in a folder, for a shop without SMTP. A file with
 * that name is always a whole mail.
 */
export function mailToFiles(folder: string, now: () => Date): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail))
    if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave no whole message')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${timeInName(now())}-${recipientInName(mail.to)}.eml`)
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** ISO 8601 without colons, which some file systems refuse. */
function timeInName(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** Whatever stands in an address, the name has no path in it and is not too long. */
function recipientInName(address: string): string {
  return address.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100)
}
