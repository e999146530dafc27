/** "A bill asks for money as long as the shop waits for it, and no longer." */

import { RouterProvider } from '@tanstack/react-router'
import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { afterEach, expect, test, vi } from 'vitest'
import { loadedRouter, textOf } from '../i18n/testing/localized.tsx'
import BillDocument from './bill-document.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The bill's page, as text. */
async function pageOf(locale: 'ar' | 'en', change: Partial<Bill>) {
  const router = await loadedRouter(locale, () => (
    <BillDocument client={{} as ShopClient} bill={exampleBill(change)} logo="/logo.svg" transferDays={3} />
  ))
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  return textOf(<RouterProvider router={router} />)
}

const transfer = {
  ar: ['حوّل خلال 3 أيام', 'SA00 0000', 'إرسال الإيصال', 'الخطوات التالية'],
  en: ['Transfer within 3 days', 'SA00 0000', 'Send the receipt', 'What happens next'],
}
const card = { ar: 'أكمل الدفع', en: 'Continue to payment' }
const cancelled = {
  ar: { status: 'cancelled', status_text: 'ملغى' },
  en: { status: 'cancelled', status_text: 'Cancelled' },
} as const
const nothingToPay = {
  ar: 'الحالة: ملغى. لا يلزمك دفع أي مبلغ.',
  en: 'Status: Cancelled. There is nothing to pay.',
}
const alreadyTransferred = {
  ar: 'إن كنت قد حوّلت المبلغ فأخبرنا.',
  en: 'If you have already transferred, please tell us.',
}

test.each(['ar', 'en'] as const)('an open bank transfer is asked for (%s)', async (locale) => {
  const page = await pageOf(locale, {})
  for (const part of transfer[locale]) expect(page).toContain(part)
  expect(page).not.toContain(nothingToPay[locale])
})

test.each(['ar', 'en'] as const)(
  'a cancelled order says so, and that nothing is to be transferred (%s)',
  async (locale) => {
    const page = await pageOf(locale, cancelled[locale])
    for (const part of transfer[locale]) expect(page).not.toContain(part)
    expect(page).toContain(`${nothingToPay[locale]} ${alreadyTransferred[locale]}`)
  },
)

test.each(['ar', 'en'] as const)('a card is asked for until its order is cancelled (%s)', async (locale) => {
  const byCard = { payment_method: 1, payment_status: 'failed', bank_account: null } as const
  expect(await pageOf(locale, byCard)).toContain(card[locale])
  const page = await pageOf(locale, { ...byCard, ...cancelled[locale] })
  expect(page).not.toContain(card[locale])
  expect(page).toContain(nothingToPay[locale])
  expect(page).not.toContain(alreadyTransferred[locale])
})

test.each([
  ['paid', { payment_status: 'paid' }],
  ['refunded and cancelled', { ...cancelled.en, payment_status: 'refunded' }],
] as const)('one that is %s asks for nothing and says nothing of it', async (_, change) => {
  const page = await pageOf('en', change)
  for (const part of [...transfer.en, card.en, 'There is nothing to pay']) expect(page).not.toContain(part)
})
