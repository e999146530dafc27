import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lastCommit } from '@zayy/database/log/last-commit'
import { parseSegmentName } from '@zayy/database/log/segments'
import { systemIdentifier } from '@zayy/database/log/system-identifier'
import { keepFile } from './keep-file.ts'
import { keepLog, needsLog } from './keep-log.ts'
import { keptLogFolder, parseKeptName } from './kept-log.ts'
import { readLogFile } from './read-log-file.ts'
import { findLog } from './shop-log.ts'

/**
 * Keeps what a stopped database has not handed out of its log, before another one takes its place: its timeline ends there, and
 * nothing was committed on it until now that is not kept then.
 * @param postgres DATA_DIR/postgres
 */
export async function keepRest(backups: string, postgres: string, now: Date): Promise<void> {
  await keepLog(backups, postgres)
  const system = await systemIdentifier(join(postgres, 'cluster'))
  if (system === null || !(await needsLog(backups))) return
  const folder = keptLogFolder(backups, system)
  const kept = new Set((await readdir(folder).catch(() => [])).map((file) => parseKeptName(file)?.name))
  const { files, present } = await findLog(backups, postgres, system)
  for (const file of files.values()) {
    const segment = parseSegmentName(file.name)
    if (kept.has(file.name) || segment?.timeline !== present?.timeline) continue
    const bytes = await readLogFile(file)
    const isLast = segment?.number === present?.number
    await keepFile(folder, { name: file.name, at: isLast ? now.getTime() : lastCommit(bytes) }, bytes)
  }
}
