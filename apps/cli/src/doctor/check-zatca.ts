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

const error = (text: string): Finding => ({ check: 'zatca', state: 'error', text })
const warning = (text: string): Finding => ({ check: 'zatca', state: 'warning', text })

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
  const { zatca } = settings
  const { oldestSeconds, withheld, foreign, warnedThisWeek } = status
  const hours = Math.floor(oldestSeconds / HOUR_S)
  const days = unit?.certificateDays ?? Infinity
  const { seller, gaps } = await findSeller(database)
  const breaks = await countChainBreaks(database)
  const hasKey = await checkUnitKey(database, await storedKeys(settings, now))
  const clock = status.clockAhead ?? 0
  const rejected = status.uncorrected - withheld
  const isLate = oldestSeconds > ALARMS.late.error
  const isEnding = days < ALARMS.ending.error
  const found = [
    !unit && error(texts.noUnit),
    unit && unit.environment !== zatca && error(texts.otherPlatform(unit.environment, zatca)),
    unit?.vatNumber &&
      unit.vatNumber !== seller.vatNumber &&
      error(texts.otherSeller(unit.vatNumber, seller.vatNumber)),
    !hasKey && error(texts.keyGone),
    Math.abs(clock) > ALARMS.clock && warning(texts.clock(clock)),
    unit?.state === 'stopped' && error(texts.stopped),
    waiting > 0 &&
      oldestSeconds > ALARMS.late.warning &&
      (isLate ? error : warning)(texts.late(waiting, hours)),
    status.owedSeconds > ALARMS.late.warning && error(texts.owed(owed)),
    withheld > 0 && error(texts.withheld(withheld)),
    rejected > 0 && warning(texts.rejected(rejected)),
    foreign > 0 && warning(texts.foreign(foreign)),
    warnedThisWeek > 0 && warning(texts.warned(warnedThisWeek)),
    breaks > 0 && error(texts.chain(breaks)),
    unit && gaps.length > 0 && warning(texts.settings(gaps.join(', '))),
    days < ALARMS.ending.warning && (isEnding ? error : warning)(texts.ending(days)),
  ].filter((finding) => typeof finding === 'object' && finding !== null)
  return found.length > 0 ? found : [{ check: 'zatca', state: 'ok', text: texts.ok(accepted) }]
}

/** Unlike a server, creates no keys. */
async function storedKeys(settings: Settings, now: Date): Promise<Keys> {
  const keys = await loadKeys(secretsSource(settings))
  return keyRing(
    () => keys,
    () => now,
  )
}
