import type { Database } from '@zayy/platform/postgres/database'
import { startInterval } from '@zayy/platform/process/start-interval'
import { ALARMS, findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import type { Log } from './log.ts'

const HOUR_MS = 60 * 60_000

/**
 * Logs documents for ZATCA that are late, every hour, and the end of its certificate, once a day.
 * @returns a function that stops it
 */
export function startWatchingZatca(
  database: Database,
  log: Log,
  { every, first, now }: { every: number; first: number; now: () => Date } = {
    every: HOUR_MS,
    first: 60_000,
    now: () => new Date(),
  },
): () => Promise<void> {
  let daysLogged: number | undefined
  const look = async () => {
    const { unit, waiting, owed, oldestSeconds } = await findUnitStatus(database, now())
    if (oldestSeconds > ALARMS.late.warning)
      log.error(
        { event: 'zatca_late', waiting, owed, oldestSeconds },
        'Documents wait for ZATCA, which wants invoices within 24 hours',
      )
    const days = unit?.certificateDays
    if (days === undefined || days >= ALARMS.ending.warning || days === daysLogged) return
    daysLogged = days
    log.error(
      { event: 'zatca_certificate_ending', days },
      'The certificate of the ZATCA unit ends soon: renew it with npm run shop -- zatca renew',
    )
  }
  // Without a database nothing is known; the database's own outage is logged elsewhere.
  return startInterval(look, { every, first }, () => {})
}
