/** The shop can be restored to any time between the end of a backup and the end of the WAL that follows it. */

import type { WalPosition } from '../backup-manifest.ts'
import {
  compareAddresses,
  parseSegmentName,
  segmentName,
  segmentNumberAt,
  segmentNumberBefore,
} from './segments.ts'
import type { ShopWal, WalFile } from './shop-wal.ts'

/** A backup and its end position in the WAL. */
export type BackupInWal = { name: string; position: WalPosition }

/** Range of recoverable times, inclusive, in milliseconds. */
export type RecoverableRange = { from: number; to: number }

/**
 * A recovery plan: backup, timeline and WAL files.
 * @property isAll false if more WAL follows these files
 */
export type RecoveryPlan = { backup: string; timeline: number; files: readonly WalFile[]; isAll: boolean }

/** Returns all recoverable ranges, earliest first. */
export function recoverableRanges(
  backups: readonly BackupInWal[],
  wal: ShopWal,
  now: number,
): RecoverableRange[] {
  const found: RecoverableRange[] = []
  for (const [timeline, lived] of lives(wal, now))
    for (const { position } of backups) {
      const chain = chainFrom(position, timeline, wal)
      if (!chain) continue
      const from = Math.max(Date.parse(position.since), lived.from)
      const to = Math.min(endOf(chain, position, timeline, wal, now), lived.to)
      if (from <= to) found.push({ from, to })
    }
  return joined(found)
}

/**
 * Plans the recovery to a time from the newest backup before it. Returns null if it is not recoverable.
 * @param spare WAL to include beyond the target time, in milliseconds, because a file is finished some time after its
 *   last commit
 */
export function planRecovery(
  moment: number,
  backups: readonly BackupInWal[],
  wal: ShopWal,
  now: number,
  spare: number,
): RecoveryPlan | null {
  const timeline = [...lives(wal, now)].find(([, { from, to }]) => from <= moment && moment <= to)?.[0]
  if (timeline === undefined) return null
  const before = backups.filter(({ position: { since } }) => Date.parse(since) <= moment)
  for (const { name, position } of before.toSorted(newestFirst)) {
    const chain = chainFrom(position, timeline, wal)
    if (!chain || endOf(chain, position, timeline, wal, now) < moment) continue
    const beyond = chain.findIndex(({ at, isWhole }) => isWhole && at >= moment + spare)
    const files = beyond < 0 ? chain : chain.slice(0, beyond + 1)
    return { backup: name, timeline, files, isAll: files.length === chain.length }
  }
  return null
}

function newestFirst(one: BackupInWal, other: BackupInWal): number {
  return Date.parse(other.position.since) - Date.parse(one.position.since)
}

/** Returns the period of each timeline, newest first. A restore starts a new timeline. */
function lives({ timelines }: ShopWal, now: number): Map<number, RecoverableRange> {
  const newestFirst = [...timelines].sort(([one], [other]) => other - one)
  let to = now
  return new Map(
    newestFirst.map(([timeline, { born }]) => {
      const life = { from: born, to }
      to = Math.min(to, born - 1)
      return [timeline, life]
    }),
  )
}

/**
 * Returns the WAL files from a backup to a timeline, without gaps. Returns null if that timeline does not descend from
 * the backup.
 */
function chainFrom(position: WalPosition, timeline: number, wal: ShopWal): WalFile[] | null {
  const path = [...(wal.timelines.get(timeline)?.forks ?? []), { timeline, left: null }]
  const own = path.find((part) => part.timeline === position.timeline)
  if (!own || (own.left !== null && compareAddresses(own.left, position.end) < 0)) return null
  const chain: WalFile[] = []
  for (let number = segmentNumberBefore(position.end); ; number += 1) {
    // A new timeline starts with a copy of the segment at which it forked.
    const part = path.find(({ left }) => left === null || number < segmentNumberAt(left))
    const file = wal.files.get(segmentName({ timeline: part?.timeline ?? timeline, number }))
    if (file) chain.push(file)
    // The backup contains its last segment, which is on its timeline.
    else if (number > segmentNumberBefore(position.end) || part?.timeline !== position.timeline) return chain
  }
}

function endOf(
  chain: readonly WalFile[],
  position: WalPosition,
  timeline: number,
  wal: ShopWal,
  now: number,
): number {
  const last = chain.at(-1)
  const end = last
    ? (parseSegmentName(last.name) ?? { timeline: 0, number: 0 })
    : { timeline: position.timeline, number: segmentNumberBefore(position.end) }
  // All commits of the present database are in its WAL.
  const { present } = wal
  if (present?.timeline === timeline && present.timeline === end.timeline && end.number >= present.number)
    return now
  // Commits just before the backup's end may be in the WAL that follows it.
  return Math.max(Number.NEGATIVE_INFINITY, ...chain.map(({ at }) => at))
}

/** Merges overlapping ranges. */
function joined(all: readonly RecoverableRange[]): RecoverableRange[] {
  const found: RecoverableRange[] = []
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}
