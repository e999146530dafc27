import { RouterProvider } from '@tanstack/react-router'
import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { Bill } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loadedRouter, textIn } from '../i18n/testing/localized.tsx'
import BillDocument from './bill-document.tsx'

afterEach(() => vi.unstubAllGlobals())

async function markupOf(locale: 'ar' | 'en', change: Partial<Bill>, isNew = true, settings = {}) {
  const router = await loadedRouter(locale, () => <BillDocument bill={exampleBill(change)} isNew={isNew} />, {
    logo: '/logo.svg',
    sendsMail: true,
    ...settings,
  })
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

async function pageOf(...shown: Parameters<typeof markupOf>) {
  return textIn(await markupOf(...shown))
}

const transfer = {
  ar: ['حوّل المبلغ نسخ', 'SA00 0000', 'إرسال الإيصال', 'الخطوات التالية'],
  en: ['Transfer the amount Copy', 'SA00 0000', 'Send the receipt', 'What happens next'],
}
const beforeItsDay = { ar: 'حوّل قبل نهاية 5 يناير', en: 'Transfer by 5 January' }
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

test.each(['ar', 'en'] as const)(
  'a bill asks for an open bank transfer, also after its day (%s)',
  async (locale) => {
    expect(await pageOf(locale, { transfer_due: '2099-01-05T10:00:00Z' })).toContain(beforeItsDay[locale])
    const page = await pageOf(locale, {})
    for (const part of transfer[locale]) expect(page).toContain(part)
    expect(page).not.toContain(nothingToPay[locale])
  },
)

test.each(['ar', 'en'] as const)(
  'the bill of a cancelled order says that nothing is due (%s)',
  async (locale) => {
    const page = await pageOf(locale, cancelled[locale])
    for (const part of transfer[locale]) expect(page).not.toContain(part)
    expect(page).toContain(`${nothingToPay[locale]} ${alreadyTransferred[locale]}`)
  },
)

test.each(['ar', 'en'] as const)(
  'a bill asks for card payment until it is cancelled (%s)',
  async (locale) => {
    const byCard = { payment_method: 1, payment_status: 'failed', bank_account: null } as const
    expect(await pageOf(locale, byCard)).toContain(card[locale])
    const page = await pageOf(locale, { ...byCard, ...cancelled[locale] })
    expect(page).not.toContain(card[locale])
    expect(page).toContain(nothingToPay[locale])
    expect(page).not.toContain(alreadyTransferred[locale])
  },
)

test.each([
  ['paid', { payment_status: 'paid' }],
  ['refunded and cancelled', { ...cancelled.en, payment_status: 'refunded' }],
] as const)('a bill that is %s does not mention payment', async (_, change) => {
  const page = await pageOf('en', change)
  for (const part of [...transfer.en, card.en, 'There is nothing to pay']) expect(page).not.toContain(part)
})

test.each([
  ['ar', 'أرسلنا الفاتورة إلى'],
  ['en', 'We have sent the invoice to'],
] as const)(
  'a bill says that it was mailed only if the shop has a mail server (%s)',
  async (locale, sent) => {
    expect(await pageOf(locale, {})).toContain(sent)
    expect(await pageOf(locale, {}, true, { sendsMail: false })).not.toContain(sent)
  },
)

test('an order without an invoice shows a confirmation and a pro forma invoice, and says when the invoice is issued', async () => {
  const unissued = { invoice_number: null, invoiced_at: null, qr: null }
  const fresh = await pageOf('en', unissued)
  for (const part of ['We have sent the confirmation to', 'Your invoice is issued when the payment arrives'])
    expect(fresh).toContain(part)
  expect(fresh).not.toMatch(/[Tt]ax invoice|فاتورة ضريبية/)
  expect(await pageOf('en', unissued, false)).toContain('Pro forma invoice of order')
  expect(await pageOf('en', {}, false)).toContain('Invoice of order')
  expect(await pageOf('en', { ...unissued, ...cancelled.en })).not.toContain('is issued when')
})

test.each([
  ['ar', ['الفاتورة قيد الاعتماد لدى هيئة الزكاة والضريبة والجمارك.', 'قيد الاعتماد لدى الهيئة']],
  ['en', ['The invoice is being cleared by ZATCA.', 'Being cleared by ZATCA']],
] as const)(
  'a withheld invoice is pro forma, and its credit note only listed (%s)',
  async (locale, texts) => {
    const withheld: Partial<Bill> = {
      invoice_number: null,
      invoiced_at: null,
      qr: null,
      clearance: 'awaited',
      payment_status: 'paid',
      credit_notes: [{ ...note, clearance: 'awaited' }],
    }
    const page = await pageOf(locale, withheld, false)
    for (const part of texts) expect(page).toContain(part)
    expect(page).not.toMatch(/[Tt]ax invoice|فاتورة ضريبية|is issued when|تصدر الفاتورة|رقم الإشعار|XML/)
    const cleared = await pageOf(locale, {
      clearance: 'cleared',
      credit_notes: [{ ...note, clearance: 'cleared' }],
    })
    expect(cleared.match(/XML/g)).toHaveLength(2)
    expect(cleared).toContain('رقم الإشعار')
  },
)

test('the sheets of a shop without a logo have no broken picture', async () => {
  const pictures = async (logo: string) =>
    (await markupOf('ar', { credit_notes: [note] }, true, { logo })).match(/<img/g)?.length ?? 0
  expect(await pictures('/logo.svg')).toBe(3)
  expect(await pictures('')).toBe(0)
})

const byCard = { payment_method: 1, bank_account: null } as const
const receipt = { sent_at: '2026-11-21T16:30:00Z' }

/** Each bill with texts that its next steps contain, and texts that they must not contain. */
test.each<[string, 'ar' | 'en', Partial<Bill>, string[], string[]]>([
  [
    'a transfer or a card',
    'en',
    {},
    ['Pay by card here, or transfer the exact amount', '2 to 4 business days after payment.'],
    [],
  ],
  ['a transfer or a card', 'ar', {}, ['ادفع بالبطاقة من هنا، أو حوّل المبلغ كاملًا'], []],
  [
    'a transfer under way',
    'en',
    { transfer_receipt: receipt },
    ['Transfer the exact amount', 'after your transfer arrives'],
    ['Pay by card'],
  ],
  [
    'a card',
    'en',
    byCard,
    ['What happens next', 'Pay by card on the secure payment page.', 'after payment.'],
    ['ransfer'],
  ],
  ['a card', 'ar', byCard, ['الخطوات التالية', 'ادفع بالبطاقة في صفحة الدفع الآمنة.'], ['حوّل']],
  [
    'paid by card',
    'en',
    { ...byCard, status: 'processing', payment_status: 'paid' },
    ['What happens next', 'Your payment has arrived and we are preparing your order.', 'after payment.'],
    ['ransfer', 'Pay by card'],
  ],
  [
    'paid by transfer',
    'en',
    { status: 'processing', payment_status: 'paid' },
    ['What happens next', 'Your payment has arrived', 'after your transfer arrives.'],
    ['Pay by card', 'Transfer the exact amount'],
  ],
  ['shipped', 'en', { ...byCard, status: 'shipped', payment_status: 'paid' }, [], ['What happens next']],
])('the next steps of a bill, %s (%s)', async (_, locale, change, said, unsaid) => {
  const page = await pageOf(locale, change, change.payment_status === undefined)
  for (const part of said) expect(page).toContain(part)
  for (const part of unsaid) expect(page).not.toContain(part)
})

const onHold = {
  ar: { status: 'on hold', status_text: 'معلّق' },
  en: { status: 'on hold', status_text: 'On hold' },
} as const
const note: Bill['credit_notes'][number] = {
  clearance: null,
  number: 'CN-000001',
  created_at: '2026-11-25T09:00:00Z',
  total: sar(50),
  tax: sar(6.52),
  reason: 'A fault',
  qr: '',
}

/** Page and printed sheets of unusual orders. */
test.each<[string, 'ar' | 'en', Partial<Bill>, string[]]>([
  [
    'on hold, transfer',
    'ar',
    onHold.ar,
    ['الحالة: معلّق. علّقنا طلبك مؤقتًا', 'لا تحوّل أي مبلغ', 'غير مدفوعة', 'الطلب معلّق'],
  ],
  [
    'on hold, transfer',
    'en',
    onHold.en,
    ['Status: On hold. We have put your order on hold', 'do not transfer anything', 'Order on hold'],
  ],
  [
    'on hold, card',
    'en',
    { ...onHold.en, payment_method: 1, payment_status: 'failed' },
    ['Please do not pay until then.'],
  ],
  [
    'on hold, paid',
    'en',
    { ...onHold.en, payment_status: 'paid' },
    ['Your payment is safe with your order.'],
  ],
  [
    'refunded in part',
    'en',
    { status: 'shipped', status_text: 'On its way', payment_status: 'paid', credit_notes: [note] },
    ['We have refunded', '50.00', 'Refunded in part', 'CN-000001'],
  ],
  [
    'refunded in part',
    'ar',
    { status: 'processing', status_text: 'قيد التجهيز', payment_status: 'paid', credit_notes: [note] },
    ['أعدنا إليك', '50.00', 'مستردّة جزئيًّا'],
  ],
  [
    'refunded',
    'en',
    { status: 'completed', status_text: 'Completed', payment_status: 'refunded', credit_notes: [note] },
    ['We have refunded the whole amount,', '50.00'],
  ],
  [
    'cancelled and refunded',
    'en',
    { ...cancelled.en, payment_status: 'refunded', credit_notes: [note] },
    ['so nothing is due'],
  ],
  ['paid after it was cancelled', 'en', { ...cancelled.en, payment_status: 'paid' }, ['we will refund it']],
])('the bill of an order that is %s says so and asks for no money (%s)', async (_, locale, change, parts) => {
  const page = await pageOf(locale, change)
  for (const part of parts) expect(page).toContain(part)
  for (const part of [...transfer[locale], card[locale]]) expect(page).not.toContain(part)
  if (change.status === 'on hold') expect(page).not.toMatch(/after (your transfer|payment)|من (وصول|الدفع)/)
  expect(page).not.toContain(locale === 'ar' ? 'وصلنا طلبك، شكرًا لك' : 'We have your order, thank you')
})

test('the bill of an order of SAR 0.00 says that nothing is due', async () => {
  const free = {
    items_total: sar(0),
    saving: sar(0),
    coupon_value: sar(0),
    shipping: sar(0),
    shipping_tax: sar(0),
    tax: sar(0),
    grand_total: sar(0),
  }
  const page = await pageOf('en', { ...free, status: 'processing', payment_status: 'paid' })
  expect(page).toContain('There is nothing to pay, and we are preparing your order.')
  expect(page).toContain('after your order')
  for (const part of [...transfer.en, card.en, 'after your transfer']) expect(page).not.toContain(part)
})
