import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import type { NewCoupon } from '@zayy/shop/checkout/add-coupon'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { readTypedDay } from '../../read-day.ts'
import { readTerms } from './read-terms.ts'

/** What was typed of a coupon, by option. */
export type TypedCoupon = {
  code: string
  amount: string | undefined
  percent: string | undefined
  starts: string | undefined
  ends: string | undefined
  maxUses: string | undefined
  perCustomer: string | undefined
}

/**
 * Reads a coupon by the rules of coupons.csv, except that one which takes nothing off or has ended is refused.
 * @param today YYYY-MM-DD in Riyadh
 * @throws CommandFailure 2
 */
export function readNewCoupon(
  typed: TypedCoupon,
  today: string,
  messages: CommandMessages['couponCommands']['add'],
): NewCoupon {
  const { bad } = messages
  const code = foldDigits(typed.code)
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(code)) throw new CommandFailure(bad.code, 2)
  const terms = readTerms(typed.amount, typed.percent, messages)
  const starts = readTypedDay(typed.starts, '--starts', bad.day) ?? null
  const ends = readTypedDay(typed.ends, '--ends', bad.day) ?? null
  if (starts !== null && ends !== null && ends < starts) throw new CommandFailure(bad.order, 2)
  if (ends !== null && ends < today) throw new CommandFailure(bad.past, 2)
  return {
    code,
    terms,
    starts,
    ends,
    maxUses: readUses(typed.maxUses, bad.maxUses),
    perCustomer: readUses(typed.perCustomer, bad.perCustomer),
  }
}

function readUses(typed: string | undefined, message: string): number | null {
  if (typed === undefined) return null
  const uses = readWholeNumber(typed, 1_000_000_000)
  if (uses.kind !== 'number' || uses.value < 1) throw new CommandFailure(message, 2)
  return uses.value
}
