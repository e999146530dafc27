import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { required } from '../input-parsers/field.ts'
import { couponCode } from '../input-parsers/texts.ts'
import { answer, money, named, percent } from '../output-schemas/envelope.ts'
import { couponLimits, privateRead } from '../policies.ts'

export const coupon = named(
  'Coupon',
  z.discriminatedUnion('type', [
    z.object({ code: z.string(), type: z.literal('0'), amount: money }),
    z.object({ code: z.string(), type: z.literal('1'), amount: percent }),
  ]),
)

export const checkoutProcedures = {
  coupon: defineCall({
    ...privateRead,
    method: 'GET',
    path: '/coupon',
    summary: 'A coupon that holds today: type 0 takes an amount off, type 1 a percentage',
    limits: couponLimits,
    input: z.object({ coupon_code: required(couponCode, { type: 'string', maxLength: 64 }) }),
    output: answer(coupon),
  }),
}
