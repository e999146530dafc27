import type { Database } from '@zayy/platform/postgres/database'
import { type Keys, keyRing } from '@zayy/platform/secrets/key-ring'
import { loadKeys } from '@zayy/platform/secrets/key-source'
import { checkUnitKey } from '@zayy/shop/invoicing/zatca/check-unit-key'
import { ALARMS, countChainBreaks, findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import { findSeller } from '@zayy/shop/invoicing/zatca/seller'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import { secretsSource } from '../../../server/src/config/secrets.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

const HOUR_S = 3_600

/** Checks the connection to ZATCA; nothing in phase 1. */
export async function checkZatca(
  settings: Settings,
  database: Database,
  now: Date,
  { doctorCommands: { zatca: texts } }: CommandMessages,
): Promise<Finding[]> {
  const status = await findUnitStatus(database, now)
  const { unit, owed, waiting, accepted } = status
  if (!status.begun) return []
  const finding = (state: Finding['state'], text: string): Finding => ({ check: 'zatca', state, text })
  const { zatca } = settings
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
    ...((await checkUnitKey(database, await storedKeys(settings, now)))
      ? []
      : [finding('error', texts.keyGone)]),
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
    ...(status.foreign > 0 ? [finding('warning', texts.foreign(status.foreign))] : []),
    ...(status.warnedThisWeek > 0 ? [finding('warning', texts.warned(status.warnedThisWeek))] : []),
    ...(breaks > 0 ? [finding('error', texts.chain(breaks))] : []),
    ...(unit && gaps.length > 0 ? [finding('warning', texts.settings(gaps.join(', ')))] : []),
    ...(days < ALARMS.ending.warning
      ? [finding(days < ALARMS.ending.error ? 'error' : 'warning', texts.ending(days))]
      : []),
  ]
  return found.length > 0 ? found : [finding('ok', texts.ok(accepted))]
}

/** Unlike a server, creates no keys. */
async function storedKeys(settings: Settings, now: Date): Promise<Keys> {
  const keys = await loadKeys(secretsSource(settings))
  return keyRing(
    () => keys,
    () => now,
  )
}
