import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archivedFolder } from '../../postgres/embedded/archiving.ts'
import { isWalFileName, keptWalFolder, parseKeptName } from './kept-wal.ts'
import { lastCommit } from './last-commit.ts'
import { readWalFile } from './read-wal-file.ts'
import { isHeadOf, parseSegmentName, type Segment, segmentHeadBytes } from './segments.ts'
import { systemIdentifier } from './system-identifier.ts'
import { type Fork, parseHistory, parseHistoryName } from './timeline-history.ts'

/**
 * A file of the log, and where it lies.
 * @property at what was acknowledged until this moment lies in this file or in one before it: milliseconds; 0: it tells of none.
 *   Of a history, the moment at which its timeline began
 * @property isWhole false where PostgreSQL may still be writing it
 */
export type WalFile = { name: string; at: number; path: string; packed: boolean; isWhole: boolean }

/** @property born the moment from which on the shop's database was on this timeline: milliseconds */
export type Timeline = { born: number; forks: readonly Fork[] }

/**
 * All that is known of a cluster's log.
 * @property present the newest segment of the database in DATA_DIR; null where that is another cluster's or none
 */
export type ShopWal = {
  system: string
  files: ReadonlyMap<string, WalFile>
  timelines: ReadonlyMap<number, Timeline>
  present: Segment | null
}

/**
 * Finds the log of a cluster: what backups keep of it, what PostgreSQL has finished since, and what the present database still
 * writes.
 * @param postgres DATA_DIR/postgres
 */
export async function findWal(backups: string, postgres: string, system: string): Promise<ShopWal> {
  const cluster = join(postgres, 'cluster')
  const isPresent = (await systemIdentifier(cluster)) === system
  const written = isPresent ? await writtenFiles(join(cluster, 'pg_wal'), system) : []
  const archived = isPresent ? await archivedFiles(join(postgres, archivedFolder)) : []
  // What comes later counts.
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

/** Those that were begun; the others are set aside for later. */
async function writtenFiles(folder: string, system: string): Promise<WalFile[]> {
  const found = (await namesIn(folder)).filter(isWalFileName).map(async (name) => {
    const segment = parseSegmentName(name)
    const isBegun = !segment || isHeadOf(await headOf(join(folder, name)), segment, system)
    return isBegun ? await plainFile(folder, name, false) : null
  })
  return await stillThere(found)
}

/** Without files that have just been taken over, or removed: whoever moves one writes it to its new place first. */
async function stillThere(files: Promise<WalFile | null>[]): Promise<WalFile[]> {
  const found = await Promise.all(
    files.map((file) =>
      file.catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return null
      }),
    ),
  )
  return found.filter((file) => file !== null)
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(segmentHeadBytes), 0, segmentHeadBytes, 0)
    return buffer
  } finally {
    await file.close()
  }
}

async function plainFile(folder: string, name: string, isWhole: boolean): Promise<WalFile> {
  const path = join(folder, name)
  const { mtimeMs } = await stat(path)
  return { name, at: Math.floor(mtimeMs), path, packed: false, isWhole }
}

/** The first timeline has no history. Where one lies in several places, it was born when the first of them was written. */
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
