import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBeingMade, listBackups } from '../backup-folder.ts'
import type { WalPosition } from '../backup-manifest.ts'
import { parseKeptName } from './kept-wal.ts'
import { parseSegmentName, segmentNumberBefore } from './segments.ts'

/** Maximum size of the archived WAL on disk, in bytes. */
const MAX_WAL_BYTES = 5_000_000_000

/** Age at which partial files of a killed process are deleted, in milliseconds. */
const MAX_WRITING_MS = 60 * 60_000

type KeptSegment = { path: string; number: number; bytes: number }

/**
 * Deletes archived WAL older than the oldest backup. If the rest exceeds the limit, deletes the WAL of the oldest
 * backups first. Finally deletes the newest files, because the others still allow recovery after the newest backup.
 */
export async function pruneWal(backups: string, most: number = MAX_WAL_BYTES): Promise<void> {
  // A backup in progress needs the WAL that follows.
  if (await isBeingMade(backups)) return
  const positions = (await listBackups(backups)).flatMap(({ manifest }) => manifest.log ?? [])
  for (const system of await readdir(join(backups, 'log')).catch(() => [])) {
    const folder = join(backups, 'log', system)
    const own = positions.filter((position) => position.system === system)
    if (own.length === 0) await rm(folder, { recursive: true, force: true })
    else await pruneSystem(folder, own, most)
  }
}

async function pruneSystem(folder: string, positions: readonly WalPosition[], most: number): Promise<void> {
  const kept = await keptSegments(folder)
  const begins = positions.map(({ end }) => segmentNumberBefore(end)).sort((one, other) => one - other)
  const sizeFrom = (number: number) =>
    kept.filter((file) => file.number >= number).reduce((sum, { bytes }) => sum + bytes, 0)
  const begin = begins.find((number) => sizeFrom(number) <= most) ?? begins.at(-1) ?? 0
  let taken = 0
  for (const { path, number, bytes } of kept) {
    if (number >= begin) taken += bytes
    if (number < begin || taken > most) await rm(path, { force: true })
  }
}

/** Sorted by the order of writing. */
async function keptSegments(folder: string): Promise<KeptSegment[]> {
  const found: KeptSegment[] = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const about = await stat(path).catch(() => null)
    if (!about) continue
    const kept = parseKeptName(file)
    const segment = kept && parseSegmentName(kept.name)
    if (segment) found.push({ path, number: segment.number, bytes: about.size })
    if (!kept && Date.now() - about.mtimeMs > MAX_WRITING_MS) await rm(path, { force: true })
  }
  return found.sort((one, other) => one.number - other.number)
}
