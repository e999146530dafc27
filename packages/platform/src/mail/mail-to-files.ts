import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Leaves each mail as a file `<time>-<recipient>.eml` in a folder, for a shop without SMTP. A file with
 * that name is always a whole mail, and outlives a power cut.
 */
export function mailToFiles(folder: string, now: () => Date): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let swept = false
  return async (mail, signal) => {
    const { message } = await transport.sendMail(messageOf(mail))
    if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave no whole message')
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

/** What a server left that was killed while it wrote. Another may be writing right now, but not for a day. */
async function removeOldDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue
    const draft = join(folder, name)
    const written = await stat(draft).catch(() => null)
    if (written && now.getTime() - written.mtimeMs > DAY_MS) await rm(draft, { force: true })
  }
}

async function writeToDisk(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is on disk when its folder is. Windows cannot open folders, and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Where another mail of the same moment has the name, the next millisecond's is taken. */
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

/** ISO 8601 without colons, which some file systems refuse. */
function timeInName(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** Whatever stands in an address, the name has no path in it and is not too long. */
function recipientInName(address: string): string {
  return address.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100)
}
