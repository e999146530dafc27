import { cp, lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mayRead } from '@zayy/platform/process/account-rights'
import { giveFolder } from '@zayy/platform/process/give-folder'
import { COPY_PREFIX } from '@zayy/platform/process/refuse-foreign-folder'
import type { Account } from '@zayy/platform/process/system-user'

/** A folder to import. `remove` deletes it if it is a copy. */
export type SourceFolder = { folder: string; remove: () => Promise<void> }

/** Age in milliseconds above which a copy belongs to no running import. */
const MAX_COPY_AGE_MS = 24 * 60 * 60_000

/**
 * Returns the folder itself if the account can read it, else a copy in DATA_DIR, which `remove` deletes: root may import files that
 * others cannot read. The import reports a missing folder.
 */
export async function readableFolder(
  folder: string,
  account: Account,
  dataDir: string,
): Promise<SourceFolder> {
  await removeLeftovers(dataDir)
  if (await mayRead(account, [folder])) return { folder, remove: async () => {} }
  const copy = await mkdtemp(join(dataDir, COPY_PREFIX))
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    await cp(folder, join(copy, 'files'), { recursive: true, verbatimSymlinks: true, filter: isCopied })
    await giveFolder(copy, account)
  } catch (error) {
    await remove()
    throw error
  }
  return { folder: join(copy, 'files'), remove }
}

/** False for a pipe, a socket or a device, which `cp` refuses. The import misses it as it misses any other file. */
async function isCopied(path: string): Promise<boolean> {
  const found = await lstat(path)
  return found.isFile() || found.isDirectory() || found.isSymbolicLink()
}

/** Deletes copies of killed imports. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if (!name.startsWith(COPY_PREFIX) || Date.now() - (await stat(path)).mtimeMs < MAX_COPY_AGE_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
