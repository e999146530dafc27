import { core as arabic } from '@zayy/i18n/messages/ar/core'
import { core as english } from '@zayy/i18n/messages/en/core'
import { halalas } from '@zayy/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartTotals, type TaxRule } from '../cart-state/cart-totals.ts'
import { exampleCart } from '../cart-state/testing/example-cart.ts'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import { OrderSummary } from './order-summary.tsx'

function textOf(locale: 'ar' | 'en', tax: TaxRule) {
  const summary = (
    <OrderSummary
      items={exampleCart}
      totals={cartTotals(exampleCart, null, halalas(20_00), tax)}
      {...{ coupon: null, city: undefined, assumedCity: null, tax, linePrices: true }}
    />
  )
  const markup = renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={locale === 'ar' ? arabic : english}>
      {summary}
    </LocaleProvider>,
  )
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.each([false, true])(
  'a shop that charges no VAT says nothing of it (prices with tax: %s)',
  (included) => {
    const tax = { percent: 0, included }
    const inEnglish = textOf('en', tax)
    expect(inEnglish).toContain('5,170.00')
    expect(inEnglish).not.toMatch(/VAT|tax|0%/i)
    const inArabic = textOf('ar', tax)
    expect(inArabic).toContain('5,170.00')
    expect(inArabic).not.toContain('ضريب')
  },
)

test('VAT is a line of its own, or one of which the total consists', () => {
  const added = textOf('en', { percent: 15, included: false })
  expect(added).toMatch(/ VAT \S*15%/)
  expect(added).not.toContain('Of which')
  expect(textOf('en', { percent: 15, included: true })).toMatch(/ Of which VAT \S*15%/)
})
