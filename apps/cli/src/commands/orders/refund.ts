import { toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount } from '@zayy/i18n/numbers'
import { refundOrder } from '@zayy/shop/orders/refund-order'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { withShop } from '../../open-shop.ts'
import { readAmount } from '../../read-amount.ts'

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
    const done = await withShop(env, ({ database }) => refundOrder(database, { code, amount, reason, by }))
    switch (done.kind) {
      case 'unknown':
        throw new CommandFailure(refused.unknown(code))
      case 'refused':
        throw new CommandFailure(said.refused[done.because])
      case 'tooMuch':
        throw new CommandFailure(said.tooMuch(formatAmount(toSar(done.left))))
      case 'refunded': {
        const number = creditNoteNumber(done.number)
        const total = toSar(done.total)
        if (json) return print(JSON.stringify({ code: done.code, credit_note: number, total }))
        print(said.refunded(done.code, number, formatAmount(total)))
      }
    }
  },
})
