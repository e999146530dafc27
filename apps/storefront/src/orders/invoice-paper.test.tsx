import { sar } from '@zayy/domain/money'
import { core } from '@zayy/i18n/messages/ar/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { invoiceView } from './invoice-view.ts'
import { Receipt } from './receipt.tsx'
import { exampleBill } from './testing/example-bill.ts'

const bill = exampleBill()
const withoutVat = exampleBill({
  seller: { ...bill.seller, vat_number: null },
  ...{ tax_percent: 0, tax: sar(0), shipping_tax: sar(0), grand_total: sar(4659), qr: '' },
})

describe.each([
  ['A4', InvoiceSheet],
  ['the roll of 80 mm', Receipt],
])('on %s', (_, Paper) => {
  const paper = (of: typeof bill) =>
    renderToStaticMarkup(
      <LocaleProvider locale="ar" messages={core}>
        <Paper bill={of} view={invoiceView(of)} logo="/logo.svg" />
      </LocaleProvider>,
    )

  it('a seller with a VAT number gives a simplified tax invoice with its QR code', () => {
    expect(paper(bill)).toContain('فاتورة ضريبية مبسطة')
    expect(paper(bill)).toContain('Simplified tax invoice')
    expect(paper(bill)).toContain('<svg')
    expect(paper(bill)).toContain('شامل الضريبة')
    expect(paper(bill)).toMatch(/ضريبة ضمن رسوم التوصيل[\s\S]*7\.83/)
  })

  it('a company is named with its VAT number and its purchase order on a tax invoice', () => {
    const company = { name: 'شركة الواحة الطبية', vat_number: '310122393500003' }
    const text = paper(exampleBill({ buyer: { ...bill.buyer, company, purchase_order: 'PO-2026-7' } }))
    expect(text).toContain('>فاتورة ضريبية<')
    expect(text).toContain('>Tax invoice<')
    for (const named of [company.name, company.vat_number, 'PO-2026-7']) expect(text).toContain(named)
  })

  it('one without gives an invoice that neither calls itself a tax invoice nor tells a tax', () => {
    const text = paper(withoutVat)
    expect(text).toContain('<span lang="en"')
    expect(text).toContain('Invoice')
    expect(text).not.toMatch(/ضريب|الضريبة|VAT|[Tt]ax|<svg/)
  })

  it('each colour stands with its sizes and their pieces', () => {
    const text = paper(bill)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    for (const { colors } of bill.products) {
      for (const { translations, sizes } of colors) {
        expect(text).toContain(translations[0]?.name)
        for (const { name, quantity } of sizes)
          expect(text).toMatch(new RegExp(`مقاس ${name} × ${quantity}(?!\\d)`))
      }
    }
  })
})
