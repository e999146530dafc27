import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recoverBaseBackup } from './base-backup/recover-base-backup.ts'
import {
  type MadeCluster,
  type ReplaceDatabase,
  type ReplacedDatabase,
  replaceDatabase,
} from './replace-database.ts'
import { verifyBackup } from './verify-backup.ts'
import { findRecoveryPlan } from './wal/find-recovery-plan.ts'
import { placeWal } from './wal/place-wal.ts'
import type { RecoveryPlan } from './wal/recovery-plan.ts'
import { parseSegmentName } from './wal/segments.ts'

/**
 * Restores a stopped shop to a point in time: the newest backup before it, then the WAL up to the last commit at or
 * before that time. Checks and keeps the same as `restoreBackup`. A damaged or incomplete WAL changes nothing.
 */
export async function restoreMoment(wanted: ReplaceDatabase & { to: Date }): Promise<ReplacedDatabase> {
  return await replaceDatabase(wanted, async (draft, postgres) => {
    const made = await bringTo(wanted, draft, postgres, false)
    if (!('check' in made) || made.check !== 'more-log') return made
    await rm(join(draft, 'cluster'), { recursive: true, force: true })
    return await bringTo(wanted, draft, postgres, true)
  })
}

async function bringTo(
  wanted: ReplaceDatabase & { to: Date },
  draft: string,
  postgres: string,
  withAll: boolean,
): Promise<MadeCluster> {
  const { backups, to, now, signal, noteDown } = wanted
  const found = await findRecoveryPlan(backups, postgres, { to, now, withAll })
  if ('ranges' in found) return found
  const { plan, wal, backup } = found
  const key = wanted.isUnsigned ? null : wanted.key
  const issues = await verifyBackup(backups, backup, key, wanted)
  if (issues.length > 0) return { backup, check: { tables: 0, indexes: 0, issues } }
  const check = await recoverBaseBackup(join(backup.folder, 'database'), draft, postgres, {
    placeWal: (cluster) => placeWal(wal, plan.files, cluster, key, signal),
    to: { timeline: plan.timeline, time: to, isAll: plan.isAll, mustReach: lastWhole(plan) },
    signal,
    whenSound: async (restored) => await noteDown?.(restored, backup.name),
  })
  return { backup, check }
}

function lastWhole({ files }: RecoveryPlan): number {
  return parseSegmentName(files.findLast(({ isWhole }) => isWhole)?.name ?? '')?.number ?? 0
}
