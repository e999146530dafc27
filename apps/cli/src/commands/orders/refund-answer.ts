import { subtract, toSar, zero } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { formatAmount } from '@zayy/i18n/numbers'
import type { OrderRefunded } from '@zayy/shop/orders/refund-order'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import type { CardRefunded } from './refund-card.ts'

/** What came of a refund, however its order was paid. */
export type Refunded = Exclude<OrderRefunded, { kind: 'card' }> | CardRefunded

/**
 * What `shop orders refund` prints of what came of it.
 * @throws CommandFailure where nothing was given back, or written down
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
      return surplus > zero ? `${noted}\n${texts.surplusToo(formatAmount(toSar(surplus)))}` : noted
    }
    case 'waiting': {
      const total = toSar(refunded.amount)
      return json
        ? JSON.stringify({ code, state: 'waiting', total })
        : texts.waiting(code, formatAmount(total))
    }
  }
}
