import type { Database } from '@zayy/platform/postgres/database'
import { findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

const HOUR_MS = 60 * 60_000

/** A simplified invoice has to be reported within 24 hours. */
const LATE_MS = { warning: HOUR_MS, error: 20 * HOUR_MS }

/** Days before the certificate ends. */
const ENDING_DAYS = { warning: 60, error: 14 }

/** Checks the connection to ZATCA; nothing in phase 1. */
export async function checkZatca(
  { zatca }: Pick<Settings, 'zatca'>,
  database: Database,
  now: Date,
  { doctorCommands: { zatca: texts } }: CommandMessages,
): Promise<Finding[]> {
  const { unit, owed, waiting, rejected, oldest, accepted, warned } = await findUnitStatus(database)
  if (!unit && owed + waiting + rejected + accepted === 0) return []
  const finding = (state: Finding['state'], text: string): Finding => ({ check: 'zatca', state, text })
  const late = oldest === null ? 0 : now.getTime() - oldest.getTime()
  const days = unit ? Math.floor((unit.certifiedUntil.getTime() - now.getTime()) / (24 * HOUR_MS)) : 0
  const found = [
    ...(!unit ? [finding('error', texts.noUnit)] : []),
    ...(unit && unit.environment !== zatca
      ? [finding('error', texts.otherPlatform(unit.environment, zatca))]
      : []),
    ...(unit?.state === 'stopped' ? [finding('error', texts.stopped)] : []),
    ...(late > LATE_MS.warning
      ? [finding(late > LATE_MS.error ? 'error' : 'warning', texts.late(waiting, Math.floor(late / HOUR_MS)))]
      : []),
    ...(rejected > 0 ? [finding('warning', texts.rejected(rejected))] : []),
    ...(warned > 0 ? [finding('warning', texts.warned(warned))] : []),
    ...(unit && days < ENDING_DAYS.warning
      ? [finding(days < ENDING_DAYS.error ? 'error' : 'warning', texts.ending(Math.max(0, days)))]
      : []),
  ]
  return found.length > 0 ? found : [finding('ok', texts.ok(accepted))]
}
