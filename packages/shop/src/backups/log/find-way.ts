import { type Backup, listBackups } from '../backup-folder.ts'
import type { LogPosition } from '../backup-manifest.ts'
import { type LoggedBackup, type Reach, reaches, type Way, wayTo } from './reach.ts'
import { findLog, type ShopLog } from './shop-log.ts'

/** How much log beyond the moment is read at first: milliseconds. */
const usualSpare = 60 * 60_000

type Logged = { log: ShopLog; backups: LoggedBackup[]; all: Backup[] }

/** A way to a moment, with what it leads through; or the moments to which there is one. */
export type FoundWay = { way: Way; log: ShopLog; backup: Backup } | { reaches: readonly Reach[] }

/**
 * All moments that the shop can be put back to, the earliest first.
 * @param postgres DATA_DIR/postgres
 */
export async function reachableMoments(backups: string, postgres: string, now: Date): Promise<Reach[]> {
  const logged = await logOfBackups(backups, postgres)
  return logged ? reaches(logged.backups, logged.log, now.getTime()) : []
}

/** @param withAll whether all of the log is to be read, and not only what was written until shortly after the moment */
export async function findWay(
  backups: string,
  postgres: string,
  { to, now, withAll = false }: { to: Date; now: Date; withAll?: boolean },
): Promise<FoundWay> {
  const logged = await logOfBackups(backups, postgres)
  if (!logged) return { reaches: [] }
  const { log, all } = logged
  const spare = withAll ? Number.POSITIVE_INFINITY : usualSpare
  const way = wayTo(to.getTime(), logged.backups, log, now.getTime(), spare)
  const backup = all.find(({ name }) => name === way?.backup)
  return way && backup ? { way, log, backup } : { reaches: reaches(logged.backups, log, now.getTime()) }
}

/** The backups that are of the same cluster as the newest, with its log; null where there are none. */
async function logOfBackups(backups: string, postgres: string): Promise<Logged | null> {
  const all = await listBackups(backups)
  const system = all.find(({ manifest }) => manifest.log)?.manifest.log?.system
  if (system === undefined) return null
  const isOf = (position?: LogPosition): position is LogPosition => position?.system === system
  const logged = all.flatMap(({ name, manifest: { log } }) => (isOf(log) ? [{ name, log }] : []))
  return { log: await findLog(backups, postgres, system), backups: logged, all }
}
