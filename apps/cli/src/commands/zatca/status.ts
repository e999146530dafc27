import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import { defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop zatca status`: the unit, and what was sent, waits or was rejected. */
export const status = defineCommand({
  help: ({ zatcaCommands: { status } }) => status,
  standard: ['json'],
  async run({ env, messages, json, print }) {
    const found = await withShop(env, 'read', ({ database }) => findUnitStatus(database, new Date()))
    if (json) return print(found)
    const { status: texts, environments, noUnit } = messages.zatcaCommands
    const { unit, oldest, requestMs } = found
    const minute = (at: Date) => riyadhMinute(at.getTime())
    const facts = [
      [texts.unit, unit?.commonName],
      [texts.environment, unit && environments[unit.environment]],
      [texts.state, unit && texts.states[unit.state]],
      [texts.until, unit && minute(unit.certifiedUntil).slice(0, 10)],
      [texts.counter, unit && formatNumber(unit.lastCounter)],
      [texts.accepted, formatNumber(found.accepted)],
      [texts.warned, formatNumber(found.warned)],
      [texts.waiting, formatNumber(found.waiting)],
      [texts.oldest, oldest && minute(oldest)],
      [texts.rejected, formatNumber(found.rejected)],
      [texts.uncorrected, formatNumber(found.uncorrected)],
      [texts.owed, formatNumber(found.owed)],
      [texts.unanswered, formatNumber(found.unanswered)],
      [texts.requests, requestMs && texts.requestMs(requestMs.median, requestMs.p95)],
    ].filter(([, text]) => text)
    if (!found.begun) return print(texts.phaseOne)
    if (!unit) print(noUnit)
    print(facts.map(([label, value]) => `${label}: ${value}`).join('\n'))
  },
})
