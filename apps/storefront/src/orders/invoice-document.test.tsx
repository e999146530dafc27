import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import { sar } from '@zayy/domain/money'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Localized } from '../i18n/testing/localized.tsx'
import { CreditNoteSheet } from './credit-note-sheet.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { Receipt } from './receipt.tsx'

const bill = exampleBill()
const withoutVat = exampleBill({
  seller: { ...bill.seller, vat_number: null },
  tax_percent: 0,
  tax_included: true,
  tax: sar(0),
  shipping_tax: sar(0),
  grand_total: sar(4659),
  qr: '',
})

const company = { name: 'عيادة الواحة', vat_number: '311111111100003' }
const ofCompany = (of: typeof bill) => ({
  ...of,
  buyer: { ...of.buyer, company, purchase_order: 'PO-2026-17' },
})

describe.each([
  ['A4', InvoiceSheet],
  ['the roll of 80 mm', Receipt],
])('the invoice on %s', (name, Invoice) => {
  const markup = (of: typeof bill) =>
    renderToStaticMarkup(
      <Localized locale="ar">
        <Invoice bill={of} view={invoiceView(of)} logo="/logo.svg" />
      </Localized>,
    )

  it('of a seller with a VAT number is a simplified tax invoice with QR code', () => {
    expect(markup(bill)).toContain('فاتورة ضريبية مبسطة')
    expect(markup(bill)).toContain('Simplified tax invoice')
    expect(markup(bill)).toContain('<svg')
    expect(markup(bill)).toContain('شامل الضريبة')
    expect(markup(bill)).toMatch(
      /4,651\.17[\s\S]*ضريبة القيمة المضافة[\s\S]*697\.68[\s\S]*منها ضمن رسوم التوصيل[\s\S]*7\.83[\s\S]*5,348\.85/,
    )
  })

  it('for a company is a tax invoice with name, VAT number and purchase order', () => {
    const text = markup(ofCompany(bill))
    expect(text).toContain('فاتورة ضريبية<')
    expect(text).toContain('>Tax invoice<')
    expect(text).not.toMatch(/مبسطة|Simplified/)
    for (const part of [company.name, company.vat_number, 'PO-2026-17', bill.buyer.name])
      expect(text).toContain(part)
  })

  it('of a seller without VAT number names the company and no tax', () => {
    const text = markup(ofCompany(withoutVat))
    expect(text).toContain(company.name)
    expect(text).not.toContain(company.vat_number)
    expect(text).not.toMatch(/ضريب|VAT|[Tt]ax/)
  })

  it('of a seller without VAT number is no tax invoice and names no tax', () => {
    const text = markup(withoutVat)
    expect(text).toContain('<span lang="en"')
    expect(text).toContain('Invoice')
    expect(text).not.toMatch(/ضريب|الضريبة|VAT|[Tt]ax|<svg/)
  })

  it('before its invoice is a pro forma invoice without number, QR code or the name of a tax invoice', () => {
    const unissued = { invoice_number: null, invoiced_at: null, qr: null }
    const text = markup(ofCompany(exampleBill(unissued)))
    for (const part of [
      ...[
        'فاتورة مبدئية',
        'Pro forma invoice',
        'تاريخ الطلب',
        '2026-11-21 19:20',
        'وتصدر الفاتورة عند وصول المبلغ',
      ],
      ...[company.name, company.vat_number, '697.68', '5,348.85', bill.code],
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/فاتورة ضريبية|[Tt]ax invoice|رقم الفاتورة|تاريخ الإصدار|INV-|<svg/)
    const cancelled = exampleBill({ ...unissued, status: 'cancelled' })
    expect(markup(cancelled)).not.toContain('وتصدر الفاتورة')
  })

  it('shows the bank account until the order is paid or cancelled', () => {
    const iban = 'SA00 0000 0000 0000 0000 0000'
    expect(markup(bill)).toContain(iban)
    expect(markup(exampleBill({ payment_status: 'paid' }))).not.toContain(iban)
    const cancelled = markup(exampleBill({ status: 'cancelled' }))
    expect(cancelled).not.toMatch(/SA00|للتحويل البنكي|Use the order number|تحويلك|your transfer/)
    expect(cancelled).not.toMatch(/غير مدفوعة|Unpaid/)
    expect(cancelled).toContain('أُلغي الطلب')
    expect(cancelled).toContain('Order cancelled')
  })

  it('fetched in English has the addresses and the sizes in Arabic', () => {
    const english = exampleBill()
    Object.assign(english.buyer, {
      address: 'Olaya Street, Riyadh',
      translations: [{ locale: 'ar', address: 'Olaya Street، الرياض' }],
    })
    Object.assign(english, {
      delivery_address: 'Tahlia Street, Jeddah',
      delivery_translations: [
        { locale: 'ar', address: 'Tahlia Street، جدة' },
        { locale: 'en', address: 'Tahlia Street, Jeddah' },
      ],
    })
    Object.assign(english.products[0]?.colors[0]?.sizes[0] ?? {}, { name: 'Medium', quantity: 1234 })
    const text = markup(english)
    expect(text).toContain('Tahlia Street، جدة')
    expect(text.includes('Tahlia Street, Jeddah')).toBe(name === 'A4')
    expect(text).toContain('Olaya Street، الرياض')
    expect(text.includes('Olaya Street, Riyadh')).toBe(name === 'A4')
    expect(text).toContain('متوسط\u00a0×\u00a01,234')
  })

  it('does not call a refunded order cancelled', () => {
    const text = markup(exampleBill({ status: 'cancelled', payment_status: 'refunded' }))
    expect(text).not.toMatch(/أُلغي الطلب|Order cancelled/)
  })

  it('lists the pieces per colour and size, each size on one line with its count', () => {
    const text = markup(bill)
      .replace(/<[^>]*>/g, ' ')
      .replace(/[ \n]+/g, ' ')
    for (const { colors } of bill.products) {
      for (const { translations, sizes } of colors) {
        expect(text).toContain(translations[0]?.name)
        for (const { name, quantity } of sizes)
          expect(text).toMatch(new RegExp(`مقاس ${name}\u00a0×\u00a0${quantity}(?!\\d)`))
      }
    }
  })
})

describe('a credit note', () => {
  const note = {
    number: 'CN-000007',
    created_at: '2026-11-25T09:00:00Z',
    total: sar(115),
    tax: sar(15),
    reason: 'Two pieces came with a fault',
    qr: bill.qr ?? '',
    clearance: null,
  }
  const markup = (of: typeof bill, qr = note.qr) =>
    renderToStaticMarkup(
      <Localized locale="ar">
        <CreditNoteSheet note={{ ...note, qr }} bill={of} view={invoiceView(of)} logo="/logo.svg" />
      </Localized>,
    )

  it('names invoice, reason, amount and tax in both languages, with its own QR code', () => {
    const text = markup(bill)
    for (const part of [
      'إشعار دائن',
      'Credit note',
      note.number,
      bill.invoice_number,
      note.reason,
      '115.00',
      '15.00',
    ])
      expect(text).toContain(part)
    expect(text).toContain('aria-label="رمز الإشعار الإلكتروني"')
  })

  it('of a seller without VAT number has no tax and no QR code', () => {
    const text = markup(withoutVat, '')
    expect(text).not.toContain('منه ضريبة')
    expect(text).not.toContain('<path d="M')
  })
})
