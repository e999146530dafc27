import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../process/unless-missing.ts'

/** Removes the mails of `mailToFiles` to an address, or with it as reply address. */
export async function removeMailFiles(folder: string, email: string): Promise<void> {
  const names = (await unlessMissing(readdir(folder))) ?? []
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, name)
    if (namesAddress(await readFile(path, 'latin1'), email)) await rm(path, { force: true })
  }
}

/** Returns true if the headers contain the address, and not only as part of a longer one. */
function namesAddress(mail: string, email: string): boolean {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).toLowerCase()
  return head.split(/[\s<>,;:"]+/).includes(email.toLowerCase())
}
