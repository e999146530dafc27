import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupKey } from '../backup-key.ts'
import type { BackupIssue } from '../base-backup/backup-issue.ts'
import { readKeptWalFile } from './keep-wal-file.ts'
import { isWholeWalFile, readWalFile } from './read-wal-file.ts'
import type { ShopWal, WalFile } from './shop-wal.ts'
import { parseHistoryName } from './timeline-history.ts'

/**
 * Writes WAL files and all timeline histories into a cluster for recovery. The histories make it choose a new timeline.
 * @param key the key of the archived files; null: the operator vouches for them
 * @param signal aborts the work and throws its reason
 * @returns the problems: files that are unreadable or do not match their name
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

/** Only archived files are signed. The others are in the shop's own database folder. */
async function readSigned(file: WalFile, key: BackupKey | null): Promise<Buffer> {
  return file.packed && key ? await readKeptWalFile(file.path, key) : await readWalFile(file)
}
