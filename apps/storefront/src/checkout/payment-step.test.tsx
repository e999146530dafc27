import { RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Localized, loadedRouter } from '../i18n/testing/localized.tsx'
import { usePaymentMethods } from '../prices/payment-methods.ts'
import type { CheckoutView } from './checkout-view.ts'
import { PaymentStep } from './payment-step.tsx'

const account = { bank: 'Demo Bank', holder: 'Zayy', iban: 'SA0000000000000000000000' }
const view = (bank: CheckoutView['bank']): CheckoutView => ({
  bank,
  transferDays: 3,
  tax: { percent: 15, included: false },
  assumedCity: null,
  country: '',
  countries: [],
  cities: [],
})

const step = (bank: CheckoutView['bank']) =>
  renderToStaticMarkup(
    <Localized locale="en">
      <PaymentStep view={view(bank)} method={bank ? 0 : 1} onMethod={() => {}}>
        {null}
      </PaymentStep>
    </Localized>,
  )

test('the checkout offers transfer (preselected) and cards by name, mada first', () => {
  const shown = step(account)
  expect(shown).toMatch(/value="0" checked=""|checked="" value="0"/)
  // The account is shown once there is something to pay.
  expect(shown).not.toMatch(/SA00|Demo Bank/)
  expect(shown.replaceAll(/<[^>]*>/g, '|')).toMatch(/mada\|+Visa\|+Mastercard/)
})

test('the checkout of a shop without a bank account offers only cards, preselected', () => {
  const shown = step(null)
  expect(shown).not.toContain('Bank transfer')
  expect(shown).toMatch(/value="1" checked=""|checked="" value="1"/)
  expect(shown.match(/type="radio"/g)).toHaveLength(1)
})

test.each([
  [true, 'mada Visa Mastercard تحويل بنكي'],
  [false, 'mada Visa Mastercard'],
])('pages list the payment methods (transfers accepted: %s)', async (takesTransfers, expected) => {
  const Ways = () => usePaymentMethods().join(' ')
  const router = await loadedRouter('ar', Ways, { takesTransfers })
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(expected)
})
