import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ARCHIVED_FOLDER } from '../../postgres/embedded/archiving.ts'
import { unlessMissing } from '../../process/unless-missing.ts'
import { isWalFileName, keptWalFolder, parseKeptName } from './kept-wal.ts'
import { lastCommit } from './last-commit.ts'
import { readWalFile } from './read-wal-file.ts'
import { isHeadOf, parseSegmentName, SEGMENT_HEAD_BYTES, type Segment } from './segments.ts'
import { systemIdentifier } from './system-identifier.ts'
import { type Fork, parseHistory, parseHistoryName } from './timeline-history.ts'

/**
 * A WAL file and its path.
 * @property at time of the last commit in milliseconds, or 0 without commits. Transactions acknowledged by then are in
 *   this or an earlier file. For a history, the start of its timeline
 * @property isWhole false if PostgreSQL may still be writing it
 */
export type WalFile = { name: string; at: number; path: string; packed: boolean; isWhole: boolean }

/** @property born start of the shop's use of this timeline, in milliseconds */
export type Timeline = { born: number; forks: readonly Fork[] }

/**
 * All known WAL of a cluster.
 * @property present newest segment of the database in DATA_DIR; null if that is missing or another cluster
 */
export type ShopWal = {
  system: string
  files: ReadonlyMap<string, WalFile>
  timelines: ReadonlyMap<number, Timeline>
  present: Segment | null
}

/**
 * Finds a cluster's WAL: archived by backups, finished by PostgreSQL, and still being written.
 * @param postgres DATA_DIR/postgres
 */
export async function findWal(backups: string, postgres: string, system: string): Promise<ShopWal> {
  const cluster = join(postgres, 'cluster')
  const isPresent = (await systemIdentifier(cluster)) === system
  const written = isPresent ? await writtenFiles(join(cluster, 'pg_wal'), system) : []
  const archived = isPresent ? await archivedFiles(join(postgres, ARCHIVED_FOLDER)) : []
  // Later entries take precedence.
  const all = [...written, ...archived, ...(await keptFiles(keptWalFolder(backups, system)))]
  const files = new Map(all.map((file) => [file.name, file]))
  return { system, files, timelines: await readTimelines(all), present: newestOf(written) }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => [])
}

async function keptFiles(folder: string): Promise<WalFile[]> {
  return (await namesIn(folder)).flatMap((file) => {
    const kept = parseKeptName(file)
    return kept ? [{ ...kept, path: join(folder, file), packed: true, isWhole: true }] : []
  })
}

async function archivedFiles(folder: string): Promise<WalFile[]> {
  return await stillThere(
    (await namesIn(folder)).filter(isWalFileName).map(async (name) => {
      const file = await plainFile(folder, name, true)
      return parseSegmentName(name) ? { ...file, at: lastCommit(await readWalFile(file)) } : file
    }),
  )
}

/** Omits recycled files that have not been written yet. */
async function writtenFiles(folder: string, system: string): Promise<WalFile[]> {
  const found = (await namesIn(folder)).filter(isWalFileName).map(async (name) => {
    const segment = parseSegmentName(name)
    const isBegun = !segment || isHeadOf(await headOf(join(folder, name)), segment, system)
    return isBegun ? await plainFile(folder, name, false) : null
  })
  return await stillThere(found)
}

/** Omits files that were moved or deleted meanwhile. A move writes the new file first. */
async function stillThere(files: Promise<WalFile | null>[]): Promise<WalFile[]> {
  const found = await Promise.all(files.map((file) => unlessMissing(file)))
  return found.filter((file) => file !== null)
}

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(SEGMENT_HEAD_BYTES), 0, SEGMENT_HEAD_BYTES, 0)
  return buffer
}

async function plainFile(folder: string, name: string, isWhole: boolean): Promise<WalFile> {
  const path = join(folder, name)
  const { mtimeMs } = await stat(path)
  return { name, at: Math.floor(mtimeMs), path, packed: false, isWhole }
}

/** The first timeline has no history. If copies of a history exist, the oldest copy dates the timeline. */
async function readTimelines(files: readonly WalFile[]): Promise<Map<number, Timeline>> {
  const timelines = new Map<number, Timeline>([[1, { born: 0, forks: [] }]])
  for (const file of files) {
    const timeline = parseHistoryName(file.name)
    if (timeline === null) continue
    const born = Math.min(file.at, timelines.get(timeline)?.born ?? Number.POSITIVE_INFINITY)
    timelines.set(timeline, { born, forks: parseHistory((await readWalFile(file)).toString('utf8')) })
  }
  return timelines
}

function newestOf(written: readonly WalFile[]): Segment | null {
  const segments = written.flatMap(({ name }) => parseSegmentName(name) ?? [])
  return segments.sort((one, other) => other.timeline - one.timeline || other.number - one.number)[0] ?? null
}
