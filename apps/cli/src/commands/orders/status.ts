import { changeOrderStatus, checkStatusChange } from '@zayy/shop/orders/change-order-status'
import { findBuyerMail, type BuyerMail as QueuedMail } from '@zayy/shop/orders/find-buyer-mail'
import { statusEmailOf, statusText } from '@zayy/shop/orders/status-text'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { isRefundedWord, parseOrderStatus, statusPairs, transitionLines } from './order-filter.ts'
import { orderOf } from './order-operand.ts'

/** `shop orders status CODE STATUS`. Exit code 1: nothing was changed. */
export const status = defineCommand({
  help: (messages) => {
    const { status, code } = messages.orderCommands
    const details = status.details(transitionLines(messages))
    return { ...status, details, CODE: code, STATUS: status.status(statusPairs(messages)) }
  },
  operands: ['CODE', 'STATUS'],
  standard: ['json', 'yes', 'by'],
  async run({ operands, env, messages, locale, columns, json, by, confirm, print }) {
    const { status: texts, refused } = messages.orderCommands
    const typed = operands.STATUS
    const to = parseOrderStatus(typed)
    if (isRefundedWord(typed)) throw new CommandFailure(refused.refundedStatus, 2)
    if (!to) throw new CommandFailure(refused.status(statusPairs(messages)), 2)
    const { done, mail } = await withShop(env, 'change', async (shop) => {
      const { database, settings } = shop
      const { id, code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const refusal = await checkStatusChange(database, id, to)
      if (refusal) return { done: refusal }
      if (to === 'cancelled') await confirm(texts.cancelQuestion(code, settings.smtpUrl !== undefined))
      const done = await changeOrderStatus(database, { code, to, by })
      const isTold = done.kind === 'changed' && statusEmailOf(to) !== null
      return { done, mail: isTold ? await buyerMailOf(shop, done.code) : undefined }
    })
    if (done.kind === 'unknown' || done.kind === 'unknownCarrier')
      throw new CommandFailure(refused.unknown(operands.CODE))
    if (done.kind === 'refused')
      throw new CommandFailure(
        texts.refused[done.because](statusText(done.from, locale), statusText(to, locale)),
      )
    if (json) return print({ code: done.code, from: done.from, to, mail })
    print(
      withBuyerMail(
        texts.changed(done.code, statusText(done.from, locale), statusText(to, locale)),
        mail,
        messages,
      ),
    )
  },
})

/** `noServer`: the mail reaches nobody, because the shop has no mail server. */
export type BuyerMail = QueuedMail | 'noServer'

export async function buyerMailOf(
  { database, settings }: Pick<Shop, 'database' | 'settings'>,
  code: string,
): Promise<BuyerMail> {
  const mail = await findBuyerMail(database, code)
  return mail === 'noAddress' || settings.smtpUrl !== undefined ? mail : 'noServer'
}

/** Appends to an answer whether the buyer gets a mail. @param mail undefined if the change sends none */
export function withBuyerMail(
  answer: string,
  mail: BuyerMail | undefined,
  messages: CommandMessages,
): string {
  return mail === undefined ? answer : `${answer}\n${messages.orderCommands.buyerMail[mail]}`
}
