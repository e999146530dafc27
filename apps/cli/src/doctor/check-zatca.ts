import type { Database } from '@zayy/platform/postgres/database'
import { ALARMS, countChainBreaks, findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import { findSeller } from '@zayy/shop/invoicing/zatca/seller'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

const HOUR_S = 3_600

/** Checks the connection to ZATCA; nothing in phase 1. */
export async function checkZatca(
  { zatca }: Pick<Settings, 'zatca'>,
  database: Database,
  now: Date,
  { doctorCommands: { zatca: texts } }: CommandMessages,
): Promise<Finding[]> {
  const status = await findUnitStatus(database, now)
  const { unit, owed, waiting, accepted } = status
  if (!status.begun) return []
  const finding = (state: Finding['state'], text: string): Finding => ({ check: 'zatca', state, text })
  const hours = Math.floor(status.oldestSeconds / HOUR_S)
  const days = unit?.certificateDays ?? Infinity
  const { seller, gaps } = await findSeller(database)
  const breaks = await countChainBreaks(database)
  const found = [
    ...(!unit ? [finding('error', texts.noUnit)] : []),
    ...(unit && unit.environment !== zatca
      ? [finding('error', texts.otherPlatform(unit.environment, zatca))]
      : []),
    ...(unit?.vatNumber && unit.vatNumber !== seller.vatNumber
      ? [finding('error', texts.otherSeller(unit.vatNumber, seller.vatNumber))]
      : []),
    ...(Math.abs(status.clockAhead ?? 0) > ALARMS.clock
      ? [finding('warning', texts.clock(status.clockAhead ?? 0))]
      : []),
    ...(unit?.state === 'stopped' ? [finding('error', texts.stopped)] : []),
    ...(waiting > 0 && status.oldestSeconds > ALARMS.late.warning
      ? [finding(status.oldestSeconds > ALARMS.late.error ? 'error' : 'warning', texts.late(waiting, hours))]
      : []),
    ...(status.owedSeconds > ALARMS.late.warning ? [finding('error', texts.owed(owed))] : []),
    ...(status.withheld > 0 ? [finding('error', texts.withheld(status.withheld))] : []),
    ...(status.uncorrected > status.withheld
      ? [finding('warning', texts.rejected(status.uncorrected - status.withheld))]
      : []),
    ...(status.warnedThisWeek > 0 ? [finding('warning', texts.warned(status.warnedThisWeek))] : []),
    ...(breaks > 0 ? [finding('error', texts.chain(breaks))] : []),
    ...(unit && gaps.length > 0 ? [finding('warning', texts.settings(gaps.join(', ')))] : []),
    ...(days < ALARMS.ending.warning
      ? [finding(days < ALARMS.ending.error ? 'error' : 'warning', texts.ending(days))]
      : []),
  ]
  return found.length > 0 ? found : [finding('ok', texts.ok(accepted))]
}
