import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { cartTotals, type TaxRule } from '../cart-state/cart-totals.ts'
import { exampleCart } from '../cart-state/testing/example-cart.ts'
import { Localized, textOf } from '../i18n/testing/localized.tsx'
import { OrderSummary } from './order-summary.tsx'

function summaryOf(locale: 'ar' | 'en', tax: TaxRule) {
  return textOf(
    <Localized locale={locale}>
      <OrderSummary
        items={exampleCart}
        totals={cartTotals(
          exampleCart,
          null,
          { amount: halalas(20_00), per: 'product', freeFrom: null },
          tax,
        )}
        {...{ coupon: null, city: undefined, assumedCity: null, tax, linePrices: true }}
      />
    </Localized>,
  )
}

test.each([false, true])(
  'the summary of a shop without VAT does not mention it (prices with tax: %s)',
  (included) => {
    const tax = { percent: 0, included }
    const inEnglish = summaryOf('en', tax)
    expect(inEnglish).toContain('5,170.00')
    expect(inEnglish).not.toMatch(/VAT|tax|0%/i)
    const inArabic = summaryOf('ar', tax)
    expect(inArabic).toContain('5,170.00')
    expect(inArabic).not.toContain('ضريب')
  },
)

test('the summary adds VAT to the total, or names the VAT that it contains', () => {
  const added = summaryOf('en', { percent: 15, included: false })
  expect(added).toMatch(/ VAT \S*15%/)
  expect(added).not.toContain('Of which')
  // The fee contains this VAT; a separate row would look like an addition.
  expect(added).toMatch(/Delivery incl\. VAT \S+ 7\.83 SAR \S+ 60\.00 SAR VAT/)
  expect(summaryOf('en', { percent: 15, included: true })).toMatch(/ Of which VAT \S*15%/)
})
