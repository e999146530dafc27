import { toSar } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount } from '@zayy/i18n/numbers'
import { checkRefund } from '@zayy/shop/orders/check-refund'
import { findBuyerMail } from '@zayy/shop/orders/find-buyer-mail'
import { refundOrder } from '@zayy/shop/orders/refund-order'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { readAmount } from '../../read-amount.ts'
import { refundAnswer } from './refund-answer.ts'
import { refundCard } from './refund-card.ts'
import { withBuyerMail } from './with-buyer-mail.ts'

const LONGEST_REASON = 200

/** `shop orders refund CODE --reason TEXT [--amount SAR]`: makes a credit note. Exit code 1: nothing was changed. */
export const refund = defineCommand({
  help: ({ orderCommands: { refund, code } }) => ({
    summary: refund.summary,
    details: refund.details,
    descriptions: { CODE: code, amount: refund.amount, reason: refund.reason },
  }),
  operands: ['CODE'],
  texts: { amount: 'SAR', reason: 'TEXT' },
  standard: ['json', 'yes', 'by'],
  async run({ operands, text, env, messages, json, by, confirm, print }) {
    const { refund: texts, refused } = messages.orderCommands
    const typedCode = operands.CODE
    const typed = text('amount')
    const amount = typed === undefined ? null : readAmount(typed)
    if (typed !== undefined && amount === null) throw new CommandFailure(refused.amount, 2)
    const reason = cleanLine(text('reason') ?? '')
    if (reason === '' || reason.length > LONGEST_REASON) throw new CommandFailure(texts.needsReason, 2)
    const answered = await withShop(env, 'change', async ({ database }) => {
      const check = await checkRefund(database, { code: typedCode, amount })
      if (check.kind !== 'possible') return refundAnswer(check, { code: typedCode, json, messages })
      const { code } = check
      await confirm(texts.question(code, amount === null ? null : formatAmount(toSar(amount))))
      const done = await refundOrder(database, { code, amount, reason, by })
      const refunded =
        done.kind === 'card' ? await refundCard(database, { code: done.code, amount, reason, by }) : done
      const answer = refundAnswer(refunded, { code, json, messages })
      const isTold =
        refunded.kind === 'refunded' || (refunded.kind === 'given' && refunded.creditNote !== null)
      if (json || !isTold) return answer
      return withBuyerMail(answer, await findBuyerMail(database, code), messages)
    })
    print(answered)
  },
})
