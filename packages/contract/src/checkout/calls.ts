import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { answer, shaped } from '../answers/envelope.ts'
import { required } from '../reading/field.ts'
import { couponCode } from '../reading/texts.ts'
import { routes } from '../routes.ts'
import type { Coupon } from '../shapes.ts'

const coupon = shaped<Coupon>('Coupon')(
  z.object({ code: z.string(), type: z.enum(['0', '1']), amount: z.number().check(z.nonnegative()) }),
)

export const checkoutCalls = {
  coupon: oc
    .route({
      ...routes.checkout.coupon,
      summary: 'A coupon that holds today: type 0 takes an amount off, type 1 a percentage',
      tags: ['checkout'],
    })
    .input(z.object({ coupon_code: required(couponCode, { type: 'string', maxLength: 64 }) }))
    .output(answer(coupon)),
}
