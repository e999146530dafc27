import { findCoupon } from '@zayy/shop/checkout/find-coupon'
import { customerOrGuest } from '../actor.ts'
import { implementer } from '../implementer.ts'

export const checkoutRouter = implementer.checkout.router({
  coupon: implementer.checkout.coupon.handler(async ({ context: { actor, database, now }, input }) => ({
    data: await findCoupon(database, input.coupon_code, { now: now(), customerId: customerOrGuest(actor) }),
  })),
})
