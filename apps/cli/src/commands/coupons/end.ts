import { readCouponCode } from '@zayy/domain/checkout/coupon-code'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { checkCouponEnd, endCoupon } from '@zayy/shop/checkout/change-coupons'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop coupons end CODE`, after confirmation. Exit code 1: the code is unknown, or the coupon has ended. */
export const end = defineCommand({
  help: ({ couponCommands: { end } }) => end,
  operands: ['CODE'],
  standard: ['yes', 'by'],
  async run({ operands, confirm, env, messages, by, print }) {
    const texts = messages.couponCommands.end
    const code = readCouponCode(operands.CODE)
    const today = riyadhDay(Date.now())
    const outcome = await withShop(env, 'change', async ({ database }) => {
      const refusal = await checkCouponEnd(database, code, today)
      if (refusal) return refusal
      await confirm(texts.question(code))
      return await endCoupon(database, code, today, by)
    })
    if (outcome === 'unknown') throw new CommandFailure(texts.unknown(code))
    if (outcome === 'already ended') throw new CommandFailure(texts.alreadyEnded(code))
    print(texts.ended(code))
  },
})
