import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Writes each mail to a file `<time>-<recipient>.eml` in a folder, if no SMTP server is configured. Such a file is always complete and
 * survives a power cut.
 */
export function mailToFiles(folder: string, now: () => Date): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let swept = false
  return async (mail, signal) => {
    const { message } = await transport.sendMail(messageOf(mail))
    if (!Buffer.isBuffer(message)) throw new Error('nodemailer did not return the message as a buffer')
    await mkdir(folder, { recursive: true })
    if (!swept) await removeOldDrafts(folder, now())
    swept = true
    const draft = join(folder, `${randomUUID()}.part`)
    try {
      await writeToDisk(draft, message)
      signal.throwIfAborted()
      await giveName(draft, folder, now(), mail.to)
    } finally {
      await rm(draft, { force: true })
    }
    await syncFolder(folder)
  }
}

/** Removes drafts of killed servers. A draft younger than a day may still be written by another server. */
async function removeOldDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue
    const draft = join(folder, name)
    const written = await stat(draft).catch(() => null)
    if (written && now.getTime() - written.mtimeMs > DAY_MS) await rm(draft, { force: true })
  }
}

async function writeToDisk(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(content)
  await file.sync()
}

/** Flushes the folder, which stores the new name. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using opened = await open(folder)
  await opened.sync()
}

/** Uses the next free millisecond if another mail has the same name. */
async function giveName(draft: string, folder: string, time: Date, to: string): Promise<void> {
  const taken = await link(draft, join(folder, `${timeInName(time)}-${recipientInName(to)}.eml`)).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return true
    },
  )
  if (taken) await giveName(draft, folder, new Date(time.getTime() + 1), to)
}

/** ISO 8601 without colons, which some file systems reject. */
function timeInName(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** Makes a bounded file name without path separators of any address. */
function recipientInName(address: string): string {
  return address.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100)
}
