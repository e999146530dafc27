import { type Backup, listBackups } from '../backup-folder.ts'
import type { WalPosition } from '../backup-manifest.ts'
import { planRecovery, type RecoverableRange, type RecoveryPlan, recoverableRanges } from './recovery-plan.ts'
import { findWal, type ShopWal } from './shop-wal.ts'

/** WAL to read beyond the target time at first, in milliseconds. */
const DEFAULT_SPARE_MS = 60 * 60_000

/** A recovery plan with its inputs, or the recoverable ranges. */
export type FoundPlan =
  | { plan: RecoveryPlan; wal: ShopWal; backup: Backup }
  | { ranges: readonly RecoverableRange[] }

/**
 * Returns the ranges of time that the shop can be restored to, earliest first.
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

/** @param withAll true to read all of the WAL, not only until shortly after the target time */
export async function findRecoveryPlan(
  backups: string,
  postgres: string,
  { to, now, withAll = false }: { to: Date; now: Date; withAll?: boolean },
): Promise<FoundPlan> {
  const found = await walOfBackups(backups, postgres)
  if (!found) return { ranges: [] }
  const { wal, all } = found
  const spare = withAll ? Number.POSITIVE_INFINITY : DEFAULT_SPARE_MS
  const plan = planRecovery(to.getTime(), found.backups, wal, now.getTime(), spare)
  const backup = all.find(({ name }) => name === plan?.backup)
  return plan && backup
    ? { plan, wal, backup }
    : { ranges: recoverableRanges(found.backups, wal, now.getTime()) }
}

/** Returns the backups of the newest backup's cluster with its WAL, or null if there are no backups. */
async function walOfBackups(backups: string, postgres: string) {
  const all = await listBackups(backups)
  const system = all.find(({ manifest }) => manifest.log)?.manifest.log?.system
  if (system === undefined) return null
  const isOf = (position?: WalPosition): position is WalPosition => position?.system === system
  const inWal = all.flatMap(({ name, manifest: { log } }) => (isOf(log) ? [{ name, position: log }] : []))
  return { wal: await findWal(backups, postgres, system), backups: inWal, all }
}
