import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupIssue } from '@zayy/database/backup/backup-issue'
import { parseHistoryName } from '@zayy/database/log/timeline-history'
import { isWholeLogFile, readLogFile } from './read-log-file.ts'
import type { LogFile, ShopLog } from './shop-log.ts'

/**
 * Writes files of the log into a cluster that is to read them, with the histories of all timelines, so that it takes a new one.
 * @param signal breaks it off; its reason is thrown then
 * @returns what is wrong: a file that cannot be read, or is not what its name says
 */
export async function placeLog(
  log: ShopLog,
  segments: readonly LogFile[],
  cluster: string,
  signal?: AbortSignal,
): Promise<BackupIssue[]> {
  const folder = join(cluster, 'pg_wal')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const histories = [...log.files.values()].filter(({ name }) => parseHistoryName(name) !== null)
  const issues: BackupIssue[] = []
  for (const file of [...histories, ...segments]) {
    signal?.throwIfAborted()
    const bytes = await readLogFile(file).catch(() => null)
    if (bytes && isWholeLogFile(bytes, file.name, log.system))
      await writeFile(join(folder, file.name), bytes, { mode: 0o600 })
    else issues.push({ kind: 'changed', file: file.path })
  }
  return issues
}
