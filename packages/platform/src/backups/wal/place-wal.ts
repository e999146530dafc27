import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupKey } from '../backup-key.ts'
import type { BackupIssue } from '../base-backup/backup-issue.ts'
import { readKeptWalFile } from './keep-wal-file.ts'
import { isWholeWalFile, readWalFile } from './read-wal-file.ts'
import type { ShopWal, WalFile } from './shop-wal.ts'
import { parseHistoryName } from './timeline-history.ts'

/**
 * Writes files of the log into a cluster that is to read them, with the histories of all timelines, so that it takes a new one.
 * @param key signed what backups keep of it; null: the operator vouches for that
 * @param signal breaks it off; its reason is thrown then
 * @returns what is wrong: a file that cannot be read, or is not what its name says
 */
export async function placeWal(
  wal: ShopWal,
  segments: readonly WalFile[],
  cluster: string,
  key: BackupKey | null,
  signal?: AbortSignal,
): Promise<BackupIssue[]> {
  const folder = join(cluster, 'pg_wal')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const histories = [...wal.files.values()].filter(({ name }) => parseHistoryName(name) !== null)
  const issues: BackupIssue[] = []
  for (const file of [...histories, ...segments]) {
    signal?.throwIfAborted()
    const bytes = await readSigned(file, key).catch(() => null)
    if (bytes && isWholeWalFile(bytes, file.name, wal.system))
      await writeFile(join(folder, file.name), bytes, { mode: 0o600 })
    else issues.push({ kind: 'changed', file: file.path })
  }
  return issues
}

/** Only what backups keep is signed: the rest lies in the shop's own database folder. */
async function readSigned(file: WalFile, key: BackupKey | null): Promise<Buffer> {
  return file.packed && key ? await readKeptWalFile(file.path, key) : await readWalFile(file)
}
