import { readTrackingNumber } from '@zayy/domain/orders/tracking'
import { changeOrderStatus } from '@zayy/shop/orders/change-order-status'
import { statusText } from '@zayy/shop/orders/status-text'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { orderOf } from './order-operand.ts'
import { buyerMailOf, withBuyerMail } from './status.ts'

/** `shop orders ship CODE`: an order leaves with a carrier's tracking number. Exit code 1: nothing was changed. */
export const ship = defineCommand({
  help: ({ orderCommands: { ship, code } }) => ({ ...ship, CODE: code }),
  operands: ['CODE'],
  texts: { carrier: 'CODE', number: 'NUMBER' },
  standard: ['json', 'by'],
  async run({ operands, text, env, messages, locale, columns, json, by, print }) {
    const { ship: texts, status, refused } = messages.orderCommands
    const carrier = text('carrier')
    const typed = text('number')
    if (carrier === undefined || typed === undefined) throw new CommandFailure(texts.both, 2)
    const number = readTrackingNumber(typed)
    if (number === null) throw new CommandFailure(texts.notNumber, 2)
    const { done, mail } = await withShop(env, 'change', async (shop) => {
      const { database } = shop
      const { code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const done = await changeOrderStatus(database, { code, to: 'shipped', by, parcel: { carrier, number } })
      return { done, mail: done.kind === 'changed' ? await buyerMailOf(shop, done.code) : undefined }
    })
    switch (done.kind) {
      case 'unknown':
        throw new CommandFailure(refused.unknown(operands.CODE))
      case 'unknownCarrier':
        throw new CommandFailure(texts.unknownCarrier(carrier, done.known))
      case 'refused':
        throw new CommandFailure(
          status.refused[done.because](statusText(done.from, locale), statusText('shipped', locale)),
        )
      case 'changed':
        print(
          json
            ? { code: done.code, from: done.from, to: 'shipped', carrier, number, mail }
            : withBuyerMail(texts.shipped(done.code, number), mail, messages),
        )
    }
  },
})
