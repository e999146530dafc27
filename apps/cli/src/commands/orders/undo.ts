import type { OrderState } from '@zayy/domain/orders/order-status'
import { statusText } from '@zayy/shop/orders/status-text'
import { checkUndo, undoOrderChange } from '@zayy/shop/orders/undo-order-change'
import { type Call, CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { orderOf } from './order-operand.ts'
import { type BuyerMail, buyerMailOf, withBuyerMail } from './status.ts'

/** `shop orders undo CODE`: takes the last change of status or payment back. Exit code 1: nothing was changed. */
export const undo = defineCommand({
  help: ({ orderCommands: { undo, code } }) => ({ ...undo, CODE: code }),
  operands: ['CODE'],
  standard: ['json', 'yes', 'by'],
  async run({ operands, env, messages, locale, columns, json, by, confirm, print }) {
    const { undo: texts, refused } = messages.orderCommands
    const { code, done, mail, paidByCard } = await withShop(env, 'change', async (shop) => {
      const { database } = shop
      const { id, code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const check = await checkUndo(database, id)
      if ('refusal' in check) throw new CommandFailure(texts.refused[check.refusal](code))
      const { from, to, paidByCard } = check
      await confirm(
        paidByCard
          ? texts.questionCard(code)
          : texts.question(code, described(from, { messages, locale }), described(to, { messages, locale })),
      )
      const done = await undoOrderChange(database, { code, from, by })
      const mail: BuyerMail | undefined =
        done.kind === 'undone' && done.mail === 'corrected' ? await buyerMailOf(shop, code) : undefined
      return { code, done, mail, paidByCard }
    })
    if (done.kind === 'unknown') throw new CommandFailure(refused.unknown(code))
    if (done.kind === 'refused') throw new CommandFailure(texts.refused[done.because](code))
    const { from, to } = done
    if (json) return print({ code, from, to, mail: mail ?? done.mail })
    if (paidByCard) return print(texts.paidByCard(code))
    const answer = texts.undone(code, described(to, { messages, locale }))
    print(done.mail === 'withdrawn' ? `${answer}\n${texts.withdrawn}` : withBuyerMail(answer, mail, messages))
  },
})

function described(
  { status, paymentStatus }: OrderState,
  { messages, locale }: Pick<Call, 'messages' | 'locale'>,
): string {
  return `${statusText(status, locale)}${messages.orderCommands.comma}${messages.orderCommands.payments[paymentStatus]}`
}
