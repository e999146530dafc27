import { riyadhDay } from '@zayy/domain/riyadh-time'
import { addCoupon } from '@zayy/shop/checkout/add-coupon'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { readNewCoupon } from './read-new-coupon.ts'

/** `shop coupons add CODE`. Exit code 1: there is one of that code, which stays as it is. */
export const add = defineCommand({
  help: ({ couponCommands: { add } }) => ({
    summary: add.summary,
    details: add.details,
    descriptions: {
      CODE: add.code,
      amount: add.amount,
      percent: add.percent,
      starts: add.starts,
      ends: add.ends,
      'max-uses': add.maxUses,
      'per-customer': add.perCustomer,
    },
  }),
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
    const coupon = readNewCoupon(typed, riyadhDay(Date.now()), texts)
    const outcome = await withShop(env, 'change', ({ database }) => addCoupon(database, coupon, by))
    if (outcome === 'exists') throw new CommandFailure(texts.exists(coupon.code))
    print(texts.added(coupon.code))
  },
})
