import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { add, halalas, percentOf, subtract, toDecimal, ZERO } from '../money.ts'
import { creditNoteSums } from '../orders/credit-note-sums.ts'
import { type DocumentSums, orderSums, partialRefundSums } from './document-sums.ts'
import { arbitraryCharge } from './testing/arbitrary-documents.ts'
import { chargedExample } from './testing/example-document.ts'

describe('the sums of a document', () => {
  it('are those of ZATCA’s example', () => {
    const { lines, ...sums } = orderSums(chargedExample)
    expect(lines.map(({ net, tax, gross }) => [net, tax, gross].map(toDecimal))).toEqual([
      ['260.84', '39.13', '299.97'],
      ['304.29', '45.64', '349.93'],
    ])
    expect(sums).toEqual({
      lineSum: 56_513,
      allowance: { amount: 870, reason: 'WELCOME10' },
      charge: { amount: 2_174, reason: 'Delivery' },
      withoutVat: 57_817,
      vat: 8_673,
      payable: 66_490,
    })
  })

  it('have no allowance without a coupon, and no charge without a delivery fee', () => {
    const order = { ...chargedExample, couponCode: null, shipping: ZERO, shippingTax: ZERO }
    expect(orderSums({ ...order, tax: halalas(8_477), grand: halalas(64_990) })).toMatchObject({
      allowance: null,
      charge: null,
      lineSum: 56_513,
      withoutVat: 56_513,
    })
  })

  it('reject a total that is more than its parts', () => {
    expect(() => orderSums({ ...chargedExample, grand: halalas(70_000) })).toThrow(RangeError)
  })
})

test.each([
  ['سكراب', 'سكراب'],
  ['2024', 'صنف 2024'],
  ['٢٠٢٤', 'صنف ٢٠٢٤'],
  ['زي', 'صنف زي'],
  ['👕a', 'صنف 👕a'],
  ['2024 زي', '2024 زي'],
  ['ز'.repeat(1_001), 'ز'.repeat(1_000)],
])('names the item %s clearly', (name, written) => {
  const lines = chargedExample.lines.map((line) => ({ ...line, name }))
  expect(orderSums({ ...chargedExample, lines }).lines[0]?.name).toBe(written)
})

/** Rules that compare amounts exactly: BR-CO-10, -13, -15 and -16, BR-S-08, BR-KSA-51. */
function expectExact({ lines, lineSum, allowance, charge, withoutVat, vat, payable }: DocumentSums): void {
  expect(add(...lines.map(({ net }) => net))).toBe(lineSum)
  const charged = add(lineSum, charge?.amount ?? ZERO)
  expect(subtract(charged, allowance?.amount ?? ZERO)).toBe(withoutVat)
  expect(add(withoutVat, vat)).toBe(payable)
  for (const { net, tax, gross } of lines) expect(add(net, tax)).toBe(gross)
  for (const amount of [withoutVat, vat, ...lines.flatMap(({ net, tax }) => [net, tax])])
    expect(amount >= ZERO).toBe(true)
}

/** BR-CO-17 and BR-S-09 allow a difference of a halala for each line. */
function expectTax({ withoutVat, vat }: DocumentSums): void {
  const difference = Number(subtract(percentOf(withoutVat, chargedExample.taxRate), vat))
  expect(Math.abs(difference)).toBeLessThanOrEqual(1)
}

test('the sums of any order add up to the halala, in both tax modes', () => {
  fc.assert(
    fc.property(arbitraryCharge, (charge) => {
      const sums = orderSums(charge)
      expectExact(sums)
      expectTax(sums)
      if (charge.couponCode === null) expect(sums.allowance).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})

test('with the tax added, the allowance is the value of the coupon', () => {
  const added = arbitraryCharge.filter(({ taxIncluded }) => !taxIncluded)
  fc.assert(
    fc.property(added, ({ coupon, ...charge }) => {
      expect(orderSums(charge).allowance?.amount ?? ZERO).toBe(coupon)
    }),
  )
})

test('the sums of partial refunds add up to the halala, also of the last one', () => {
  const parts = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(arbitraryCharge, parts, (charge, list) => {
      const { payable, vat } = orderSums(charge)
      let refunded = { total: ZERO, tax: ZERO }
      for (const part of [...list, 1]) {
        const total = halalas(Math.ceil(Number(subtract(payable, refunded.total)) * part))
        const note = creditNoteSums(
          { grandTotal: payable, tax: vat, taxRate: charge.taxRate, refunded },
          total,
        )
        if (!note) return
        const sums = partialRefundSums({ invoiceNumber: '000001', ...note })
        expectExact(sums)
        expectTax(sums)
        refunded = { total: add(refunded.total, note.total), tax: add(refunded.tax, note.tax) }
      }
    }),
    { numRuns: 1_000 },
  )
})
