/** Random charged orders and documents for property tests, as the shop charges them. */

import fc from 'fast-check'
import { orderTotals } from '../../checkout/order-totals.ts'
import { taxWithinShipping } from '../../checkout/whole-tax.ts'
import { basisPoints, type Halalas, ZERO } from '../../money.ts'
import { arbitraryOrder } from '../../testing/arbitrary-orders.ts'
import type { ChargedOrder } from '../document-sums.ts'

const taxRate = basisPoints(1_500)

const arbitraryName = fc.oneof(
  fc.constantFrom(
    'سكراب طبي',
    'Polo <XL> & "co"',
    '2024',
    '٢٠٢٤',
    'قميص | Shirt',
    "O'Neil ]]>",
    '👕 زي',
    'a',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((name) => /\p{L}/u.test(name) && !/[\p{C}]/u.test(name) && name.trim() === name),
)

/** Orders at 15 %, in both tax modes, with the value of their coupon. */
export const arbitraryCharge: fc.Arbitrary<ChargedOrder & { coupon: Halalas }> = fc
  .tuple(arbitraryOrder, fc.array(arbitraryName, { minLength: 6, maxLength: 6 }))
  .map(([order, names]) => {
    const totals = orderTotals({ ...order, taxRate })
    return {
      lines: totals.lines.map(({ quantity, subtotal }, at) => ({
        name: names[at] ?? 'a',
        quantity,
        subtotal,
      })),
      coupon: totals.coupon,
      couponCode: totals.coupon === ZERO ? null : 'WELCOME10',
      shipping: totals.shipping,
      shippingTax: taxWithinShipping(totals.shipping, taxRate),
      tax: totals.tax,
      taxIncluded: order.taxIncluded,
      taxRate,
      grand: totals.grand,
    }
  })
