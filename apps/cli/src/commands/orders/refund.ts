import { subtract, toSar, zero } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount } from '@zayy/i18n/numbers'
import { refundOrder } from '@zayy/shop/orders/refund-order'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { withShop } from '../../open-shop.ts'
import { readAmount } from '../../read-amount.ts'
import { refundCard } from './refund-card.ts'

const LONGEST_REASON = 200

/** `shop orders refund CODE --reason TEXT [--amount SAR]`: makes a credit note. Exit code 1: nothing was changed. */
export const refund = defineCommand({
  help: ({ orderCommands: { refund, code } }) => ({
    summary: refund.summary,
    details: refund.details,
    words: { CODE: code, amount: refund.amount, reason: refund.reason },
  }),
  operands: ['CODE'],
  texts: { amount: 'SAR', reason: 'TEXT' },
  standard: ['json', 'yes', 'by'],
  async run({ operand, text, env, words, json, by, confirm, print }) {
    const { refund: said, refused } = words.orderCommands
    const code = operand('CODE') ?? ''
    const typed = text('amount')
    const amount = typed === undefined ? null : readAmount(typed)
    if (typed !== undefined && amount === null) throw new CommandFailure(refused.amount, 2)
    const reason = cleanLine(text('reason') ?? '')
    if (reason === '' || reason.length > LONGEST_REASON) throw new CommandFailure(said.needsReason, 2)
    await confirm(said.question(code, amount === null ? null : formatAmount(toSar(amount))))
    const refunded = await withShop(env, async ({ database }) => {
      const done = await refundOrder(database, { code, amount, reason, by })
      return done.kind === 'card' ? await refundCard(database, { code: done.code, amount, reason, by }) : done
    })
    switch (refunded.kind) {
      case 'unknown':
        throw new CommandFailure(refused.unknown(code))
      case 'refused':
        throw new CommandFailure(said.refused[refunded.because])
      case 'notPaid':
        throw new CommandFailure(said.refused.unpaid)
      case 'byGateway':
        throw new CommandFailure(said.refused.byGateway)
      case 'tooMuch':
        throw new CommandFailure(said.tooMuch(formatAmount(toSar(refunded.left))))
      case 'refunded': {
        const number = creditNoteNumber(refunded.number)
        const total = toSar(refunded.total)
        if (json) return print(JSON.stringify({ code: refunded.code, credit_note: number, total }))
        return print(said.refunded(refunded.code, number, formatAmount(total)))
      }
      case 'elsewhere':
        throw new CommandFailure(said.elsewhere(code, formatAmount(toSar(refunded.amount))))
      case 'given': {
        const { amount: given, surplus, creditNote } = refunded
        const number = creditNote === null ? null : creditNoteNumber(creditNote)
        const total = toSar(given)
        if (json)
          return print(
            JSON.stringify({ code, state: 'given', total, surplus: toSar(surplus), credit_note: number }),
          )
        if (number === null) return print(said.surplus(code, formatAmount(total)))
        const noted = formatAmount(toSar(subtract(given, surplus)))
        print(said.refunded(code, number, noted))
        if (surplus > zero) print(said.surplusToo(formatAmount(toSar(surplus))))
        return
      }
      case 'waiting': {
        const total = toSar(refunded.amount)
        print(
          json ? JSON.stringify({ code, state: 'waiting', total }) : said.waiting(code, formatAmount(total)),
        )
      }
    }
  },
})
