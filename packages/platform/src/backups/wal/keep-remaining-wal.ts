import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupKey } from '../backup-key.ts'
import { keepWal, needsWal } from './keep-wal.ts'
import { keepWalFile } from './keep-wal-file.ts'
import { keptWalFolder, parseKeptName } from './kept-wal.ts'
import { lastCommit } from './last-commit.ts'
import { readWalFile } from './read-wal-file.ts'
import { parseSegmentName } from './segments.ts'
import { findWal } from './shop-wal.ts'
import { systemIdentifier } from './system-identifier.ts'

/**
 * Archives the WAL that a stopped database has not archived yet, before another database replaces it. Afterwards every
 * commit of its timeline is archived.
 * @param postgres DATA_DIR/postgres
 */
export async function keepRemainingWal(
  backups: string,
  postgres: string,
  now: Date,
  key: BackupKey,
): Promise<void> {
  await keepWal(backups, postgres, async () => key)
  const system = await systemIdentifier(join(postgres, 'cluster'))
  if (system === null || !(await needsWal(backups))) return
  const folder = keptWalFolder(backups, system)
  const kept = new Set((await readdir(folder).catch(() => [])).map((file) => parseKeptName(file)?.name))
  const { files, present } = await findWal(backups, postgres, system)
  for (const file of files.values()) {
    const segment = parseSegmentName(file.name)
    if (kept.has(file.name) || segment?.timeline !== present?.timeline) continue
    const bytes = await readWalFile(file)
    const isLast = segment?.number === present?.number
    await keepWalFile(folder, { name: file.name, at: isLast ? now.getTime() : lastCommit(bytes) }, bytes, key)
  }
}
