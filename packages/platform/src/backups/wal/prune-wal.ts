import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBeingMade, listBackups } from '../backup-folder.ts'
import type { WalPosition } from '../backup-manifest.ts'
import { parseKeptName } from './kept-wal.ts'
import { parseSegmentName, segmentNumberBefore } from './segments.ts'

/** The most that the kept log may take on the disk: bytes. */
const mostWalBytes = 5_000_000_000

/** What a process that was killed left half written is removed after so long: milliseconds. */
const longestWriting = 60 * 60_000

type KeptSegment = { path: string; number: number; bytes: number }

/**
 * Deletes of the kept log what comes before the oldest backup. Where the rest is larger than it may be, the oldest backups lose
 * theirs, and in the end the newest files go: the others still lead to moments after the newest backup.
 */
export async function pruneWal(backups: string, most: number = mostWalBytes): Promise<void> {
  // A backup in the making needs what follows it.
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

/** In the order in which they were written. */
async function keptSegments(folder: string): Promise<KeptSegment[]> {
  const found: KeptSegment[] = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const about = await stat(path).catch(() => null)
    if (!about) continue
    const kept = parseKeptName(file)
    const segment = kept && parseSegmentName(kept.name)
    if (segment) found.push({ path, number: segment.number, bytes: about.size })
    if (!kept && Date.now() - about.mtimeMs > longestWriting) await rm(path, { force: true })
  }
  return found.sort((one, other) => one.number - other.number)
}
