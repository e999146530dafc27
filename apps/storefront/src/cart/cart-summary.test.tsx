import { RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { exampleCart } from '../cart-state/testing/example-cart.ts'
import { loadedRouter, textOf } from '../i18n/testing/localized.tsx'
import { CartBuyBar, CartSummary } from './cart-summary.tsx'

/** Summary and bar of the cart page in a shop with this tax, as text. */
async function cartOf(locale: 'ar' | 'en', tax: { taxPercent: number; taxIncluded: boolean }) {
  const page = () => (
    <>
      <CartSummary sold={exampleCart} all={exampleCart} today="2026-11-25" />
      <CartBuyBar sold={exampleCart} all={exampleCart} />
    </>
  )
  const router = await loadedRouter(locale, page, { ...tax, defaultCity: null })
  return textOf(<RouterProvider router={router} />)
}

test.each([false, true])(
  'a shop that charges no VAT does not mention it (prices with tax: %s)',
  async (taxIncluded) => {
    const shown = await cartOf('en', { taxPercent: 0, taxIncluded })
    expect(shown).toContain('5,110.00')
    expect(shown).not.toMatch(/VAT|tax|0%/i)
    const inArabic = await cartOf('ar', { taxPercent: 0, taxIncluded })
    expect(inArabic).toContain('5,110.00')
    expect(inArabic).not.toContain('ضريب')
  },
)

test('says in summary and buy bar whether prices include the 15 % VAT', async () => {
  const added = await cartOf('en', { taxPercent: 15, taxIncluded: false })
  expect(added.match(/VAT/g)).toHaveLength(2)
  expect(added).toContain('5,876.50')
  expect(added).not.toContain('of which VAT')
  const included = await cartOf('en', { taxPercent: 15, taxIncluded: true })
  expect(included).toContain('of which VAT')
  expect(included).not.toContain('5,876.50')
})
