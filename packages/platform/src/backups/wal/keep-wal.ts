import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ARCHIVED_FOLDER } from '../../postgres/embedded/archiving.ts'
import { unlessMissing } from '../../process/unless-missing.ts'
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
 * Archives finished WAL files: compressed, flushed to disk and read back before PostgreSQL's copy is deleted. WAL
 * without a backup to apply it to is useless, so it is deleted. Archived WAL that no backup needs is deleted too.
 * @param postgres DATA_DIR/postgres
 * @param openKey opens the signing key; called only if there is something to archive
 * @returns names of invalid files, which stay in place
 */
export async function keepWal(
  backups: string,
  postgres: string,
  openKey: () => Promise<BackupKey>,
): Promise<string[]> {
  const archived = join(postgres, ARCHIVED_FOLDER)
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
  // Lists the backups again, because one that began or finished meanwhile may need the WAL.
  await pruneWal(backups)
  return damaged
}

/** PostgreSQL is still writing it. */
function isTransient(name: string): boolean {
  return name.startsWith('archtemp')
}

/** Returns true if a backup exists or is in progress that needs the WAL. */
export async function needsWal(backups: string): Promise<boolean> {
  if (await isBeingMade(backups)) return true
  return (await listBackups(backups)).some(({ manifest }) => manifest.log)
}

/**
 * Returns false if the file's content does not match its name. If two processes archive one file concurrently, it is
 * archived once.
 */
async function keepArchived(
  path: string,
  name: string,
  folder: string,
  system: string,
  key: BackupKey,
): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  const bytes = await unlessMissing(readWalFile({ path, packed: false }))
  if (!found || !bytes) return true
  if (!isWholeWalFile(bytes, name, system)) return false
  // For a history file the time is the start of its timeline.
  const at = parseSegmentName(name) ? lastCommit(bytes) : Math.floor(found.mtimeMs)
  await keepWalFile(folder, { name, at }, bytes, key)
  await rm(path, { force: true })
  return true
}
