import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@zayy/database/database'
import { fromSar, type Halalas, isSar, toDecimal, zero } from '@zayy/domain/money'
import { findRefund } from '@zayy/shop/payments/find-refund'
import { requestRefund } from '@zayy/shop/payments/request-refund'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { withShop } from '../../open-shop.ts'

/** How long the answer of the server is waited for, and how often it is looked for: milliseconds. */
const PATIENCE_MS = 15_000
const LOOK_MS = 250

/** `shop payments refund ORDER [--amount SAR]`. Exit code 1: nothing was given back. */
export const refund = defineCommand({
  help: ({ paymentCommands }) => {
    const { summary, details, order, amount } = paymentCommands.refund
    return { summary, details, words: { ORDER: order, amount } }
  },
  operands: ['ORDER'],
  texts: { amount: 'SAR' },
  standard: ['yes'],
  async run({ operand, text, env, words, print, confirm }) {
    const said = words.paymentCommands.refund
    const code = operand('ORDER') ?? ''
    const amount = amountOf(text('amount'), said.wrongAmount)
    await confirm(amount === null ? said.questionAll(code) : said.question(toDecimal(amount), code))
    await withShop(env, async ({ database }) => {
      const key = randomUUID()
      const asked = await requestRefund(database, { code, amount, key })
      if (asked.kind === 'notPaid') throw new CommandFailure(said.notPaid(code))
      if (asked.kind === 'tooMuch') throw new CommandFailure(said.tooMuch(toDecimal(asked.left)))
      const state = await answerOf(database, key)
      if (state === 'refused') throw new CommandFailure(said.refused)
      const given = toDecimal(asked.amount)
      print(state === 'done' ? said.done(given) : said.waiting(given))
    })
  },
})

/** null: all that is left. @throws CommandFailure for anything but an amount in SAR above 0 */
function amountOf(typed: string | undefined, fault: string): Halalas | null {
  if (typed === undefined) return null
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
  if (!isSar(amount) || fromSar(amount) === zero) throw new CommandFailure(fault)
  return fromSar(amount)
}

/** Waits for a server to give a refund, for a while. */
async function answerOf(database: Database, key: string): ReturnType<typeof findRefund> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const state = await findRefund(database, key)
    if (state === 'done' || state === 'refused' || performance.now() > until) return state
    await pause(LOOK_MS)
  }
}
