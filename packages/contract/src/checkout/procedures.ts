import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { required } from '../input-parsers/field.ts'
import { couponCode } from '../input-parsers/texts.ts'
import { answer, named } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'

export const coupon = named(
  'Coupon',
  z.object({ code: z.string(), type: z.enum(['0', '1']), amount: z.number().check(z.nonnegative()) }),
)

export const checkoutProcedures = {
  coupon: oc
    .route({
      ...routes.checkout.coupon,
      summary: 'A coupon that holds today: type 0 takes an amount off, type 1 a percentage',
      tags: ['checkout'],
    })
    .input(z.object({ coupon_code: required(couponCode, { type: 'string', maxLength: 64 }) }))
    .output(answer(coupon)),
}
