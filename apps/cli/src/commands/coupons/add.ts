import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'
import { fromPercent, fromSar, sar } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { addCoupon, type NewCoupon } from '@zayy/shop/checkout/change-coupons'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { parseDay } from '../../option-values.ts'

/** `shop coupons add CODE`. Exit code 1: the code exists already and is not changed. */
export const add = defineCommand({
  help: ({ couponCommands: { add } }) => add,
  operands: ['CODE'],
  texts: {
    amount: 'SAR',
    percent: 'PERCENT',
    starts: 'DAY',
    ends: 'DAY',
    'max-uses': 'NUMBER',
    'per-customer': 'NUMBER',
  },
  standard: ['by'],
  async run({ operands, text, env, messages, by, print }) {
    const texts = messages.couponCommands.add
    const typed = {
      code: operands.CODE,
      amount: text('amount'),
      percent: text('percent'),
      starts: text('starts'),
      ends: text('ends'),
      maxUses: text('max-uses'),
      perCustomer: text('per-customer'),
    }
    const coupon = parseCoupon(typed, riyadhDay(Date.now()), texts)
    const outcome = await withShop(env, 'change', ({ database }) => addCoupon(database, coupon, by))
    if (outcome === 'exists') throw new CommandFailure(texts.exists(coupon.code))
    print(texts.added(coupon.code))
  },
})

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
 * Parses a coupon by the rules of coupons.csv, but rejects one without a discount or with an end in the past.
 * @param today YYYY-MM-DD in Riyadh
 * @throws CommandFailure 2
 */
export function parseCoupon(
  typed: TypedCoupon,
  today: string,
  messages: CommandMessages['couponCommands']['add'],
): NewCoupon {
  const { bad } = messages
  const code = foldDigits(typed.code)
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(code)) throw new CommandFailure(bad.code, 2)
  const terms = parseTerms(typed.amount, typed.percent, messages)
  const starts = parseDay(typed.starts, '--starts', bad.day) ?? null
  const ends = parseDay(typed.ends, '--ends', bad.day) ?? null
  if (starts !== null && ends !== null && ends < starts) throw new CommandFailure(bad.order, 2)
  if (ends !== null && ends < today) throw new CommandFailure(bad.past, 2)
  return {
    code,
    terms,
    starts,
    ends,
    maxUses: parseUses(typed.maxUses, bad.maxUses),
    perCustomer: parseUses(typed.perCustomer, bad.perCustomer),
  }
}

function parseUses(typed: string | undefined, message: string): number | null {
  if (typed === undefined) return null
  const uses = readWholeNumber(typed, 1_000_000_000)
  if (uses.kind !== 'number' || uses.value < 1) throw new CommandFailure(message, 2)
  return uses.value
}

/**
 * Parses the discount: either an amount in SAR or a percentage, with up to 2 decimals.
 * @throws CommandFailure 2
 */
function parseTerms(
  amount: string | undefined,
  percent: string | undefined,
  { bad }: CommandMessages['couponCommands']['add'],
): CouponTerms {
  if ((amount === undefined) === (percent === undefined)) throw new CommandFailure(bad.terms, 2)
  if (amount !== undefined) {
    const value = parseDecimal(amount, 9_999_999)
    if (value === null) throw new CommandFailure(bad.amount, 2)
    return { kind: 'fixed', amount: fromSar(sar(value)) }
  }
  const read = readPercentage(percent ?? '')
  if ('issue' in read && read.issue === 'fraction')
    throw new CommandFailure(bad.fraction(percent ?? '', read.percent), 2)
  if (!('rate' in read) || read.rate === fromPercent(0)) throw new CommandFailure(bad.percent, 2)
  return { kind: 'percentage', rate: read.rate }
}

function parseDecimal(text: string, most: number): number | null {
  const folded = foldDigits(text).replace('٫', '.')
  const value = Number(folded)
  return /^\d{1,7}(\.\d{1,2})?$/.test(folded) && value > 0 && value <= most ? value : null
}
