import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { archivedFolder } from '@zayy/database/embedded/archiving'
import { parseSegmentName } from '@zayy/database/log/segments'
import { systemIdentifier } from '@zayy/database/log/system-identifier'
import { writeDurably } from '../../write-durably.ts'
import { isBeingMade, listBackups } from '../backup-folder.ts'
import { isOfLog, keptLogFolder, keptName, parseKeptName } from './kept-log.ts'
import { pruneLog } from './prune-log.ts'
import { isWholeLogFile, readLogFile } from './read-log-file.ts'

const pack = promisify(gzip)

/**
 * Takes over what PostgreSQL has finished of its log: packed, flushed to the disk and read back before PostgreSQL's own copy goes.
 * Without a backup from which it goes on it is of no use, and goes. What no backup needs any more goes too.
 * @param postgres DATA_DIR/postgres
 * @returns names of files that are not what they should be: they stay where they are
 */
export async function keepLog(backups: string, postgres: string): Promise<string[]> {
  const archived = join(postgres, archivedFolder)
  const names = await readdir(archived).catch(() => [])
  const system = names.length > 0 ? await systemIdentifier(join(postgres, 'cluster')) : null
  if (system === null) return []
  const isWanted = await needsLog(backups)
  const folder = keptLogFolder(backups, system)
  const damaged: string[] = []
  for (const name of names) {
    const path = join(archived, name)
    if (isTransient(name)) continue
    if (!isOfLog(name) || (parseSegmentName(name) && !isWanted)) await rm(path, { force: true })
    else if (!(await keepFile(path, name, folder, system))) damaged.push(name)
  }
  await pruneLog(backups)
  return damaged
}

/** PostgreSQL is still writing it. */
function isTransient(name: string): boolean {
  return name.startsWith('archtemp')
}

/** Whether there is a backup, or one in the making, which the log goes on from. */
async function needsLog(backups: string): Promise<boolean> {
  if (await isBeingMade(backups)) return true
  return (await listBackups(backups)).some(({ manifest }) => manifest.log)
}

/** False where the file is not all of what its name says. One that another process takes over at the same time is kept once. */
async function keepFile(path: string, name: string, folder: string, system: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (!found) return true
  const bytes = await readLogFile({ path, packed: false })
  if (!isWholeLogFile(bytes, name, system)) return false
  const former = await keptAs(folder, name)
  const isSame = await Promise.all(former.map((kept) => holds(kept, bytes)))
  if (!isSame.includes(true)) {
    const kept = join(folder, keptName({ name, at: Math.floor(found.mtimeMs) }))
    await writeDurably(kept, await pack(bytes, { level: 1 }), 0o600)
    if (!(await holds(kept, bytes))) throw new Error(`${kept} cannot be read as it was written`)
    for (const other of former) await rm(other, { force: true })
  }
  await rm(path, { force: true })
  return true
}

/** PostgreSQL may finish a file twice, after a crash. */
async function keptAs(folder: string, name: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => parseKeptName(file)?.name === name).map((file) => join(folder, file))
}

async function holds(path: string, bytes: Buffer): Promise<boolean> {
  return await readLogFile({ path, packed: true }).then(
    (kept) => kept.equals(bytes),
    () => false,
  )
}
