import { toSar } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { cutText } from '@zayy/domain/text/cut-text'
import { formatAmount } from '@zayy/i18n/numbers'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { parseAmountOrZero } from '../../option-values.ts'
import { orderOf } from './order-operand.ts'
import { buyerMailOf, withBuyerMail } from './status.ts'

const MAX_REFERENCE_LENGTH = 60

/** `shop orders paid CODE AMOUNT`: records a bank transfer. Exit code 1: nothing was changed. */
export const paid = defineCommand({
  help: ({ orderCommands: { paid, code } }) => ({ ...paid, CODE: code }),
  operands: ['CODE', 'AMOUNT'],
  texts: { reference: 'TEXT' },
  standard: ['json', 'by'],
  async run({ operands, text, env, messages, locale, columns, json, by, print }) {
    const { paid: texts, refused } = messages.orderCommands
    const amount = parseAmountOrZero(operands.AMOUNT)
    if (amount === null) throw new CommandFailure(refused.amount, 2)
    const reference = cutText(cleanLine(text('reference') ?? ''), MAX_REFERENCE_LENGTH) || undefined
    const { done, mail } = await withShop(env, 'change', async (shop) => {
      const { database } = shop
      const { code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const done = await recordTransfer(database, { code, amount, reference, by })
      return { done, mail: done.kind === 'recorded' ? await buyerMailOf(shop, done.code) : undefined }
    })
    switch (done.kind) {
      case 'unknown':
        throw new CommandFailure(refused.unknown(operands.CODE))
      case 'refused':
        throw new CommandFailure(texts.refused[done.because])
      case 'otherAmount':
        throw new CommandFailure(texts.otherAmount(formatAmount(toSar(done.expected))))
      case 'recorded':
        print(
          json
            ? { code: done.code, amount: toSar(amount), mail }
            : withBuyerMail(texts.recorded(done.code), mail, messages),
        )
    }
  },
})
