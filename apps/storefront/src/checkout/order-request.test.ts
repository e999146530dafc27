import { halalas, sar, toSar } from '@zayy/domain/money'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart-state/cart-totals.ts'
import { exampleCart, exampleCoupon } from '../cart-state/testing/example-cart.ts'
import { emptyCheckout, noDetails } from './checkout-fields.ts'
import {
  customerRequest,
  guestRequest,
  orderRequest,
  readServerTotals,
  withServerTotals,
} from './order-request.ts'

const item = (quantity: number) => ({
  product: {
    id: 7,
    name: 'p',
    image: '/i.webp',
    category: { name: 'c' },
    pieces: [{ from: 1, to: 99, price: sar(5) }],
  },
  selectedProduct: {
    product_id: 7,
    colors: [
      { color_id: 71, sizes: [{ size_id: 1, quantity }] },
      { color_id: 72, sizes: [{ size_id: 1, quantity: 0 }] },
    ],
  },
})
const form = { ...emptyCheckout, name: 'Sara', country_id: '1', city_id: '3', area_id: '9' }
const request = orderRequest([item(5)], guestRequest(form), null, halalas(2000), 0)

describe('the request of an order', () => {
  it('leaves out quantities of 0 and gives the total in SAR', () => {
    expect(request).toMatchObject({
      payment_method: 0,
      products: [{ product_id: 7, colors: [{ color_id: 71, sizes: [{ size_id: 1, quantity: 5 }] }] }],
      name: 'Sara',
      country_id: 1,
      city_id: 3,
      area_id: 9,
      coupon_code: null,
      expected_total: 20,
    })
  })
})

const company = {
  ...noDetails,
  as_company: 'yes',
  company_name: 'Al Waha',
  company_vat: '310122393500003',
  purchase_order: 'PO-7',
}

it('sends the payment method of an order', () => {
  expect(orderRequest([item(5)], guestRequest(form), null, halalas(2000), 1).payment_method).toBe(1)
})

describe('the buyer of an order request', () => {
  it('is a company if chosen, with VAT number and purchase order', () => {
    const sent = { company_name: 'Al Waha', company_vat: '310122393500003', purchase_order: 'PO-7' }
    expect(guestRequest({ ...form, ...company })).toMatchObject(sent)
    expect(customerRequest(12, company)).toEqual({ address_id: 12, ...sent })
  })

  it('is a person otherwise, even if the company fields are filled', () => {
    expect(guestRequest({ ...form, ...company, as_company: '' })).not.toHaveProperty('company_name')
    expect(customerRequest(12, { ...company, as_company: '' })).toEqual({ address_id: 12 })
  })

  it('is a person if the customer unticks the company of the profile', () => {
    const sent = { address_id: 12, company_name: '', company_vat: '' }
    expect(customerRequest(12, { ...company, as_company: 'no' })).toEqual(sent)
  })
})

describe('the totals of a 409 response', () => {
  const answer = {
    items_total: 5200,
    saving: 800,
    coupon_value: 520,
    shipping: 75,
    tax: 702,
    grand_total: 5457,
  }

  it('replace the totals of the cart', () => {
    const totals = readServerTotals(answer)
    if (!totals) throw new Error('the sums were not read')
    const shown = withServerTotals(
      cartTotals(
        exampleCart,
        exampleCoupon,
        { amount: halalas(20_00), per: 'product', freeFrom: null },
        { percent: 15, included: false },
      ),
      totals,
    )
    expect([shown.beforeTiers, shown.items, shown.grand].map(toSar)).toEqual([6000, 5200, 5457])
    expect(shown.pieces).toBe(127)
  })

  it.each([undefined, null, 'x', {}, { ...answer, tax: '702' }])('are null for %j', (data) => {
    expect(readServerTotals(data)).toBeNull()
  })
})
