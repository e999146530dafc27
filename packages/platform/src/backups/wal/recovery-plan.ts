/** The shop can be put back to any moment from the end of a backup to where the log that follows it ends. */

import type { WalPosition } from '../backup-manifest.ts'
import {
  compareAddresses,
  parseSegmentName,
  segmentName,
  segmentNumberAt,
  segmentNumberBefore,
} from './segments.ts'
import type { ShopWal, WalFile } from './shop-wal.ts'

/** A backup, and where in the log it ends. */
export type BackupInWal = { name: string; position: WalPosition }

/** Moments that the shop can be put back to, both included: milliseconds. */
export type RecoverableRange = { from: number; to: number }

/**
 * How to recover a moment: from which backup, on which timeline, through which files of the log.
 * @property isAll false where the log goes on after them
 */
export type RecoveryPlan = { backup: string; timeline: number; files: readonly WalFile[]; isAll: boolean }

/** All moments that can be recovered, the earliest first. */
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
 * How to recover a moment, from the newest backup before it; null where there is none.
 * @param spare how much log beyond the moment is taken along, in milliseconds: a file was finished some time after the last
 *   commit in it
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

/** From when to when the shop's database was on each timeline, the newest first: after a restore it goes on on another one. */
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

/** The files that follow a backup on the way to a timeline, without a gap; null where that timeline does not come from the backup. */
function chainFrom(position: WalPosition, timeline: number, wal: ShopWal): WalFile[] | null {
  const path = [...(wal.timelines.get(timeline)?.forks ?? []), { timeline, left: null }]
  const own = path.find((part) => part.timeline === position.timeline)
  if (!own || (own.left !== null && compareAddresses(own.left, position.end) < 0)) return null
  const chain: WalFile[] = []
  for (let number = segmentNumberBefore(position.end); ; number += 1) {
    // The segment in which a timeline was left is copied into the next one.
    const part = path.find(({ left }) => left === null || number < segmentNumberAt(left))
    const file = wal.files.get(segmentName({ timeline: part?.timeline ?? timeline, number }))
    if (file) chain.push(file)
    // The backup has the segment that it ends in, of its own timeline.
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
  // All that the present database holds is in its log.
  const { present } = wal
  if (present?.timeline === timeline && present.timeline === end.timeline && end.number >= present.number)
    return now
  // What was acknowledged just before the backup's own end may lie in the log that follows it.
  return Math.max(Number.NEGATIVE_INFINITY, ...chain.map(({ at }) => at))
}

/** Overlapping ones become one. */
function joined(all: readonly RecoverableRange[]): RecoverableRange[] {
  const found: RecoverableRange[] = []
  for (const { from, to } of all.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}
