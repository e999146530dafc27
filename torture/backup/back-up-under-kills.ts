import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listBackups } from '@zayy/platform/backups/backup-folder'
import { BACKUP_KEY_FILE, readBackupKey } from '@zayy/platform/backups/backup-key'
import { verifyBackup } from '@zayy/platform/backups/verify-backup'
import { findRecoverableRanges } from '@zayy/platform/backups/wal/find-recovery-plan'
import { type Acknowledged, guestOrder, startBuyers } from '../harness/buyers.ts'
import { issueAtOrder, signalDatabase } from '../harness/database.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { type ShopServer, startShop } from '../harness/shop-server.ts'
import { checkRestored, type RestoredCheck } from './check-restored.ts'
import { runOwnerCommand } from './owner-command.ts'

/**
 * @property rounds each makes one backup, kills a second one at a random moment, and kills the server, the database or both
 * @property backups number of backups to restore
 * @property moments number of random moments to restore, in addition to the last one
 */
export type Disturbance = { rounds: number; buyers: number; backups: number; moments: number; seed: number }

/** The check of a restored shop; `refused` is the command's error output if it did not restore. */
export type Restored = Partial<RestoredCheck> & { what: string; refused?: string }

export type Outcome = {
  orders: number
  /** Responses other than 201 and 503. */
  unexpected: readonly string[]
  backups: number
  failedBackups: string[]
  killedBackups: number
  /** Incomplete backups that are listed all the same. */
  cutOffOffered: number
  restored: Restored[]
  /** Results of the check against a wrong moment: it must find errors. */
  controls: { lost: number; later: number }
}

/** Makes and kills backups, servers and databases while buyers order without a pause. Then restores several of the backups and moments. */
export async function backUpUnderKills(dataDir: string, wanted: Disturbance): Promise<Outcome> {
  const random = seededRandom(wanted.seed)
  let shop = await startShop({ dataDir, env })
  await issueAtOrder(dataDir)
  const buying = startBuyers(wanted.buyers, await guestOrder(shop.address), () => shop.address)
  const failedBackups: string[] = []
  let killedBackups = 0
  for (let round = 0; round < wanted.rounds; round += 1) {
    const { code, errors } = await runOwnerCommand(dataDir, ['backup', '--keep', '50'])
    if (code !== 0) failedBackups.push(errors)
    await pause(random() * 3_000)
    const cut = await runOwnerCommand(dataDir, ['backup', '--keep', '50'], 300 + random() * 2_000)
    if (cut.code === null) killedBackups += 1
    shop = await kill(shop, round)
  }
  await pause(1_000)
  shop.child.kill('SIGKILL')
  await signalDatabase(dataDir, 'SIGKILL')
  await buying.abandon()
  const backups = join(dataDir, 'backups')
  const all = await listBackups(backups)
  const key = await readBackupKey(dataDir)
  const issues = await Promise.all(all.map((backup) => verifyBackup(backups, backup, key)))
  return {
    orders: buying.orders.length,
    unexpected: buying.unexpected.slice(0, 5),
    backups: all.length,
    failedBackups,
    killedBackups,
    cutOffOffered: issues.filter((found) => found.length > 0).length,
    ...(await restoreAll(dataDir, buying.orders, wanted, random)),
  }
}

const env = { TRUSTED_PROXIES: 'loopback' }

/** Kills the database, the server, or both in turn. Returns the running server, started again if it was killed. */
async function kill(shop: ShopServer, round: number): Promise<ShopServer> {
  const victim = round % 3
  if (victim !== 0) await signalDatabase(shop.dataDir, 'SIGKILL')
  if (victim === 1) return shop
  shop.child.kill('SIGKILL')
  return await startShop({ dataDir: shop.dataDir, env })
}

/**
 * Restores random backups and moments in fresh folders from a copy of the backups. The last moment is restored in
 * `dataDir`, from the files that the killed shop left there.
 */
async function restoreAll(
  dataDir: string,
  orders: readonly Acknowledged[],
  { backups: few, moments }: Disturbance,
  random: () => number,
): Promise<Pick<Outcome, 'restored' | 'controls'>> {
  const backups = join(dataDir, 'backups')
  const restored: Restored[] = []
  const restore = async (what: string, at: string, args: string[], from: number, to = from) => {
    const { code, errors } = await runOwnerCommand(at, ['restore', ...args, '--yes'])
    restored.push(
      code === 0 ? { what, ...(await checkRestored(at, orders, { from, to })) } : { what, refused: errors },
    )
  }
  const elsewhere = async () => {
    const copy = join(dataDir, `elsewhere-${restored.length}`)
    await cp(backups, join(copy, 'backups'), { recursive: true })
    await cp(join(dataDir, BACKUP_KEY_FILE), join(copy, BACKUP_KEY_FILE))
    return copy
  }
  const all = await listBackups(backups)
  for (let count = 0; count < few; count += 1) {
    const { name, manifest } = all[Math.floor(random() * all.length)] ?? { name: '', manifest: null }
    const from = Date.parse(manifest?.taken ?? '')
    const to = Date.parse(manifest?.log?.since ?? '')
    await restore(`backup ${name}`, await elsewhere(), [name], from, to)
  }
  // Excludes the cluster in `dataDir`: a copy of the backups reaches only these moments.
  const reach = await findRecoverableRanges(backups, join(dataDir, 'nowhere'), new Date())
  for (let count = 0; count < moments; count += 1) {
    const { from, to } = reach[Math.floor(random() * reach.length)] ?? { from: 0, to: 0 }
    const moment = Math.floor(from + random() * (to - from))
    const iso = new Date(moment).toISOString()
    await restore(`moment ${iso}`, await elsewhere(), ['--to', iso], moment)
  }
  const times = orders.map(({ acknowledged }) => acknowledged)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const ofEarlier = await checkRestored(join(dataDir, 'elsewhere-0'), orders, { from: last, to: last })
  const iso = new Date(last).toISOString()
  await restore(`last acknowledged ${iso}`, dataDir, ['--to', iso], last)
  const ofLater = await checkRestored(dataDir, orders, { from: first, to: first })
  return { restored, controls: { lost: ofEarlier.lost, later: ofLater.later } }
}
