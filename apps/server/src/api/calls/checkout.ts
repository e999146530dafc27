import { findCoupon } from '@zayy/shop/checkout/find-coupon'
import { procedures } from '../procedures.ts'

export const checkoutRouter = procedures.checkout.router({
  coupon: procedures.checkout.coupon.handler(async ({ context: { database, now }, input }) => ({
    data: await findCoupon(database, input.coupon_code, now()),
  })),
})
