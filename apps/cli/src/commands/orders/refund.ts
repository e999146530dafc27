import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Halalas, subtract, toSar, ZERO } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { cleanLine } from '@zayy/domain/text/clean'
import { overlong } from '@zayy/domain/text/overlong'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Database } from '@zayy/platform/postgres/database'
import { findOrderId } from '@zayy/shop/orders/find-orders'
import { checkRefund, type OrderRefunded, refundOrder } from '@zayy/shop/orders/record-refund'
import { findDashboardRefunds } from '@zayy/shop/payments/find-dashboard-refunds'
import { findRefund, requestRefund } from '@zayy/shop/payments/request-refund'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { parseAmount } from '../../option-values.ts'
import { givenBack } from './correction-preview.ts'
import { orderOf } from './order-operand.ts'
import { buyerMailOf, withBuyerMail } from './status.ts'

const MAX_REASON_LENGTH = 200

/** `shop orders refund CODE --reason TEXT [--amount SAR]`: makes a credit note. Exit code 1: nothing was changed. */
export const refund = defineCommand({
  help: ({ orderCommands: { refund, code } }) => ({ ...refund, CODE: code }),
  operands: ['CODE'],
  texts: { amount: 'SAR', reason: 'TEXT' },
  standard: ['json', 'yes', 'by'],
  async run({ operands, text, env, messages, locale, columns, json, yes, by, confirm, print }) {
    const { refund: texts, refused } = messages.orderCommands
    const typed = text('amount')
    const amount = typed === undefined ? null : parseAmount(typed)
    if (typed !== undefined && amount === null) throw new CommandFailure(refused.amount, 2)
    const reason = cleanLine(text('reason') ?? '')
    if (reason === '' || overlong(reason, MAX_REASON_LENGTH) !== null)
      throw new CommandFailure(texts.needsReason, 2)
    const answered = await withShop(env, 'change', async (shop) => {
      const { database } = shop
      const { code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const check = await checkRefund(database, { code, amount })
      if (check.kind !== 'possible') return refundAnswer(check, { code, json, messages })
      const given = givenBack(check.given, messages.orderCommands.correct.given)
      if (given.length > 0 && !yes) process.stderr.write(`${given.join('\n')}\n\n`)
      await confirm(texts.question(code, amount === null ? null : formatAmount(toSar(amount))))
      const done = await refundOrder(database, { code, amount, reason, by })
      const refunded =
        done.kind === 'card' ? await refundCard(database, { code: done.code, amount, reason, by }) : done
      const answer = refundAnswer(refunded, { code, json, messages })
      const isBuyerNotified =
        refunded.kind === 'refunded' || (refunded.kind === 'given' && refunded.creditNote !== null)
      if (json || !isBuyerNotified) return answer
      return withBuyerMail(answer, await buyerMailOf(shop, code), messages)
    })
    print(answered)
  },
})

/** The result of a refund, for transfers and cards alike. */
export type Refunded = Exclude<OrderRefunded, { kind: 'card' }> | CardRefunded

/**
 * Returns what `shop orders refund` prints.
 * @throws CommandFailure if nothing was refunded or recorded
 */
export function refundAnswer(
  refunded: Refunded,
  { code, json, messages }: { code: string; json: boolean; messages: CommandMessages },
): string {
  const { refund: texts, refused } = messages.orderCommands
  switch (refunded.kind) {
    case 'unknown':
      throw new CommandFailure(refused.unknown(code))
    case 'refused':
      throw new CommandFailure(texts.refused[refunded.because])
    case 'notPaid':
      throw new CommandFailure(texts.refused.unpaid)
    case 'underWay':
    case 'byGateway':
      throw new CommandFailure(texts.refused[refunded.kind])
    case 'tooMuch':
      throw new CommandFailure(texts.tooMuch(formatAmount(toSar(refunded.left))))
    case 'elsewhere':
      throw new CommandFailure(texts.elsewhere(code, formatAmount(toSar(refunded.amount))))
    case 'refunded': {
      const number = creditNoteNumber(refunded.number)
      const total = toSar(refunded.total)
      if (json) return JSON.stringify({ code: refunded.code, credit_note: number, total })
      return texts.refunded(refunded.code, number, formatAmount(total))
    }
    case 'given': {
      const { amount, surplus, creditNote } = refunded
      const number = creditNote === null ? null : creditNoteNumber(creditNote)
      const total = toSar(amount)
      if (json)
        return JSON.stringify({ code, state: 'given', total, surplus: toSar(surplus), credit_note: number })
      if (number === null) return texts.surplus(code, formatAmount(total))
      const noted = texts.refunded(code, number, formatAmount(toSar(subtract(amount, surplus))))
      return surplus > ZERO ? `${noted}\n${texts.surplusToo(formatAmount(toSar(surplus)))}` : noted
    }
    case 'waiting': {
      const total = toSar(refunded.amount)
      return json
        ? JSON.stringify({ code, state: 'waiting', total })
        : texts.waiting(code, formatAmount(total))
    }
  }
}

/** Milliseconds to wait for a server to make the refund, and between two polls. */
const TIMEOUT_MS = 15_000
const POLL_MS = 250

/**
 * `given`: `surplus` exceeded the invoice and has no credit note; `waiting`: a server will make the refund later; `elsewhere`: this
 * amount was refunded in the gateway's dashboard and is recorded first.
 */
type CardRefunded =
  | { kind: 'given'; amount: Halalas; surplus: Halalas; creditNote: number | null }
  | { kind: 'waiting' | 'elsewhere'; amount: Halalas }
  | { kind: 'notPaid' | 'underWay' | 'byGateway' }
  | { kind: 'tooMuch'; left: Halalas }

/** Requests a refund of a card order and waits a while for a server to make it. */
async function refundCard(
  database: Database,
  refund: { code: string; amount: Halalas | null; reason: string; by: string },
): Promise<CardRefunded> {
  const key = randomUUID()
  const requested = await requestRefund(database, { ...refund, key })
  if (requested.kind !== 'asked') return requested
  const { amount } = requested
  const found = await waitForRefund(database, key)
  switch (found?.state) {
    case 'refused': {
      const orderId = await findOrderId(database, refund.code)
      const elsewhere = orderId === null ? ZERO : await findDashboardRefunds(database, orderId)
      return elsewhere > ZERO ? { kind: 'elsewhere', amount: elsewhere } : { kind: 'byGateway' }
    }
    case 'done': {
      const { creditNote } = found
      const surplus = subtract(amount, creditNote?.total ?? ZERO)
      return { kind: 'given', amount, surplus, creditNote: creditNote?.number ?? null }
    }
    default:
      return { kind: 'waiting', amount }
  }
}

/** Waits a while for a server to make a refund. */
export async function waitForRefund(database: Database, key: string): ReturnType<typeof findRefund> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const found = await findRefund(database, key)
    if (found?.state === 'done' || found?.state === 'refused' || performance.now() > until) return found
    await pause(POLL_MS)
  }
}
