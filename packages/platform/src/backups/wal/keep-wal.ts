import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archivedFolder } from '../../postgres/embedded/archiving.ts'
import { isBeingMade, listBackups } from '../backup-folder.ts'
import type { BackupKey } from '../backup-key.ts'
import { keepWalFile } from './keep-wal-file.ts'
import { isWalFileName, keptWalFolder } from './kept-wal.ts'
import { lastCommit } from './last-commit.ts'
import { pruneWal } from './prune-wal.ts'
import { isWholeWalFile, readWalFile } from './read-wal-file.ts'
import { parseSegmentName } from './segments.ts'
import { systemIdentifier } from './system-identifier.ts'

/**
 * Takes over what PostgreSQL has finished of its log: packed, flushed to the disk and read back before PostgreSQL's own copy goes.
 * Without a backup from which it goes on it is of no use, and goes. What no backup needs any more goes too.
 * @param postgres DATA_DIR/postgres
 * @param openKey opens the key that signs what is kept, which is needed only where there is something
 * @returns names of files that are not what they should be: they stay where they are
 */
export async function keepWal(
  backups: string,
  postgres: string,
  openKey: () => Promise<BackupKey>,
): Promise<string[]> {
  const archived = join(postgres, archivedFolder)
  const names = await readdir(archived).catch(() => [])
  const system = names.length > 0 ? await systemIdentifier(join(postgres, 'cluster')) : null
  if (system === null) return []
  const isWanted = await needsWal(backups)
  const folder = keptWalFolder(backups, system)
  const damaged: string[] = []
  for (const name of names) {
    const path = join(archived, name)
    if (isTransient(name)) continue
    if (!isWalFileName(name) || (parseSegmentName(name) && !isWanted)) await rm(path, { force: true })
    else if (!(await keepArchived(path, name, folder, system, await openKey()))) damaged.push(name)
  }
  // It looks at the backups anew: one that was begun or finished meanwhile needs what was kept.
  await pruneWal(backups)
  return damaged
}

/** PostgreSQL is still writing it. */
function isTransient(name: string): boolean {
  return name.startsWith('archtemp')
}

/** Whether there is a backup, or one in the making, which the log goes on from. */
export async function needsWal(backups: string): Promise<boolean> {
  if (await isBeingMade(backups)) return true
  return (await listBackups(backups)).some(({ manifest }) => manifest.log)
}

/** False where the file is not all of what its name says. One that another process takes over at the same time is kept once. */
async function keepArchived(
  path: string,
  name: string,
  folder: string,
  system: string,
  key: BackupKey,
): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  const bytes = await readWalFile({ path, packed: false }).catch(ifMissing)
  if (!found || !bytes) return true
  if (!isWholeWalFile(bytes, name, system)) return false
  // A history's moment is the one at which its timeline began.
  const at = parseSegmentName(name) ? lastCommit(bytes) : Math.floor(found.mtimeMs)
  await keepWalFile(folder, { name, at }, bytes, key)
  await rm(path, { force: true })
  return true
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
