import type { BuyerMail } from '@zayy/shop/orders/find-buyer-mail'
import type { CommandMessages } from '../../command-line/messages.ts'

/** An answer, and below it what becomes of the mail to the buyer. @param mail undefined: the change leaves none */
export function withBuyerMail(
  answer: string,
  mail: BuyerMail | undefined,
  messages: CommandMessages,
): string {
  return mail === undefined ? answer : `${answer}\n${messages.orderCommands.buyerMail[mail]}`
}
