import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
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
    const draft = join(folder, `${randomUUID()}.part`)
    try {
      await writeFile(draft, message, { mode: 0o600 })
      await giveName(draft, folder, now(), mail.to)
    } finally {
      await rm(draft, { force: true })
    }
  }
}

/** Where another mail of the same moment has the name, the next millisecond's is taken. */
async function giveName(draft: string, folder: string, time: Date, to: string): Promise<void> {
  const taken = await link(draft, join(folder, `${timeInName(time)}-${recipientInName(to)}.eml`)).then(
    () => false,
    (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EEXIST') throw fault
      return true
    },
  )
  if (taken) await giveName(draft, folder, new Date(time.getTime() + 1), to)
}

/** ISO 8601 without colons, which some file systems refuse. */
function timeInName(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** Whatever stands in an address, the name has no path in it and is not too long. */
function recipientInName(address: string): string {
  return address.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100)
}
