import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'
import { fromPercent, fromSar, sar } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import { foldDigits } from '@zayy/domain/text/digits'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'

/**
 * What a coupon takes off, of an amount in SAR or a percentage, of which one is given; each has up to 2 decimals.
 * @throws CommandFailure 2
 */
export function readTerms(
  amount: string | undefined,
  percent: string | undefined,
  { bad }: CommandMessages['couponCommands']['add'],
): CouponTerms {
  if ((amount === undefined) === (percent === undefined)) throw new CommandFailure(bad.terms, 2)
  if (amount !== undefined) {
    const value = readDecimal(amount, 9_999_999)
    if (value === null) throw new CommandFailure(bad.amount, 2)
    return { kind: 'fixed', amount: fromSar(sar(value)) }
  }
  const read = readPercentage(percent ?? '')
  if ('issue' in read && read.issue === 'fraction')
    throw new CommandFailure(bad.fraction(percent ?? '', read.percent), 2)
  if (!('rate' in read) || read.rate === fromPercent(0)) throw new CommandFailure(bad.percent, 2)
  return { kind: 'percentage', rate: read.rate }
}

function readDecimal(text: string, most: number): number | null {
  const folded = foldDigits(text).replace('٫', '.')
  const value = Number(folded)
  return /^\d{1,7}(\.\d{1,2})?$/.test(folded) && value > 0 && value <= most ? value : null
}
