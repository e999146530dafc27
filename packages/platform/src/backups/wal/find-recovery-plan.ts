import { type Backup, listBackups } from '../backup-folder.ts'
import type { WalPosition } from '../backup-manifest.ts'
import {
  type BackupInWal,
  planRecovery,
  type RecoverableRange,
  type RecoveryPlan,
  recoverableRanges,
} from './recovery-plan.ts'
import { findWal, type ShopWal } from './shop-wal.ts'

/** How much of the log beyond the moment is read at first: milliseconds. */
const usualSpare = 60 * 60_000

type BackupsWal = { wal: ShopWal; backups: BackupInWal[]; all: Backup[] }

/** How to recover a moment, with what it takes; or the moments that can be recovered. */
export type FoundPlan =
  | { plan: RecoveryPlan; wal: ShopWal; backup: Backup }
  | { ranges: readonly RecoverableRange[] }

/**
 * All moments that the shop can be put back to, the earliest first.
 * @param postgres DATA_DIR/postgres
 */
export async function findRecoverableRanges(
  backups: string,
  postgres: string,
  now: Date,
): Promise<RecoverableRange[]> {
  const found = await walOfBackups(backups, postgres)
  return found ? recoverableRanges(found.backups, found.wal, now.getTime()) : []
}

/** @param withAll whether all of the log is to be read, and not only what was written until shortly after the moment */
export async function findRecoveryPlan(
  backups: string,
  postgres: string,
  { to, now, withAll = false }: { to: Date; now: Date; withAll?: boolean },
): Promise<FoundPlan> {
  const found = await walOfBackups(backups, postgres)
  if (!found) return { ranges: [] }
  const { wal, all } = found
  const spare = withAll ? Number.POSITIVE_INFINITY : usualSpare
  const plan = planRecovery(to.getTime(), found.backups, wal, now.getTime(), spare)
  const backup = all.find(({ name }) => name === plan?.backup)
  return plan && backup
    ? { plan, wal, backup }
    : { ranges: recoverableRanges(found.backups, wal, now.getTime()) }
}

/** The backups that are of the same cluster as the newest, with its log; null where there are none. */
async function walOfBackups(backups: string, postgres: string): Promise<BackupsWal | null> {
  const all = await listBackups(backups)
  const system = all.find(({ manifest }) => manifest.log)?.manifest.log?.system
  if (system === undefined) return null
  const isOf = (position?: WalPosition): position is WalPosition => position?.system === system
  const inWal = all.flatMap(({ name, manifest: { log } }) => (isOf(log) ? [{ name, position: log }] : []))
  return { wal: await findWal(backups, postgres, system), backups: inWal, all }
}
