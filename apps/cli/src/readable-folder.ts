import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mayRead } from '@zayy/platform/process/account-rights'
import { giveFolder } from '@zayy/platform/process/give-folder'
import type { Account } from '@zayy/platform/process/system-user'

/** Where the files to import are read, and what ends that. */
export type SourceFolder = { folder: string; remove: () => Promise<void> }

const PREFIX = 'import-'

/** After so long no import is still at work: milliseconds. */
const MAX_COPY_AGE_MS = 24 * 60 * 60_000

/**
 * The folder itself where the account may read it; else a copy of the account's own in DATA_DIR, which `remove` removes:
 * root may import what it keeps from others. A folder that is not there is left for the import to name.
 */
export async function readableFolder(
  folder: string,
  account: Account,
  dataDir: string,
): Promise<SourceFolder> {
  await removeForgotten(dataDir)
  if (await mayRead(account, [folder])) return { folder, remove: async () => {} }
  const copy = await mkdtemp(join(dataDir, PREFIX))
  await cp(folder, join(copy, 'files'), { recursive: true, verbatimSymlinks: true })
  await giveFolder(copy, account)
  return { folder: join(copy, 'files'), remove: () => rm(copy, { recursive: true, force: true }) }
}

/** Copies of imports that were killed. */
async function removeForgotten(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if (!name.startsWith(PREFIX) || Date.now() - (await stat(path)).mtimeMs < MAX_COPY_AGE_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
