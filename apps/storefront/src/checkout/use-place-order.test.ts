import { expect, it } from 'vitest'
import { readOrderErrors } from './use-place-order.ts'

it('sorts the errors of an order by field, coupon and product', () => {
  expect(
    readOrderErrors(
      {
        phone: ['A phone has 10 digits.', 'and more'],
        area_id: ['Not in that city.'],
        coupon_code: ['The coupon has ended.'],
        'products.0.colors.1.color_id': ['Not of that product.'],
        'products.1.colors': ['Not of that product.'],
        payment_method: ['Choose one.'],
        products: ['Too many products.'],
      },
      ['Polo', 'Scrub top'],
    ),
  ).toEqual({
    fields: { phone: 'A phone has 10 digits.', area_id: 'Not in that city.' },
    coupon: 'The coupon has ended.',
    products: ['Polo: Not of that product.', 'Scrub top: Not of that product.', 'Too many products.'],
    others: ['Choose one.'],
  })
})
