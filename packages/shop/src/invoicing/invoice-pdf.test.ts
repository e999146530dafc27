import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { Bill } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { makeDerivative } from '@zayy/platform/images/make-derivative'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { creditNoteContent } from './credit-note-content.ts'
import { type InvoiceContent, invoiceContent } from './invoice-content.ts'
import { type InvoiceTypesetter, invoiceTypesetter } from './invoice-typesetter.ts'

const typesetter = invoiceTypesetter()
afterAll(() => typesetter.close())

const address = 'شارع الأمير محمد بن عبدالعزيز (التحلية)، مبنى رقم 4012، الدور الثاني، مكتب 17، خلف المستشفى'

const longNames = {
  ...exampleBill().buyer,
  name: 'عبدالرحمن بن عبدالعزيز بن محمد بن إبراهيم آل الشيخ العتيبي',
  email: 'abdulrahman.bin.abdulaziz.alsheikh@alwaha-medical-supplies.example',
  phone: '0551234567',
  address,
  translations: [
    { locale: 'ar' as const, address },
    { locale: 'en' as const, address: `${address}, Al Olaya, Riyadh, Saudi Arabia` },
  ],
  company: {
    name: 'شركة الواحة الخضراء للرعاية الصحية والمستلزمات الطبية المحدودة، فرع الرياض',
    vat_number: '311111111100003',
  },
  purchase_order: 'PO-2026-ALWAHA-000017',
}

function billOf(lines: number, change: Partial<Bill> = {}): Bill {
  const { products } = exampleBill()
  const repeated = Array.from({ length: lines }, (_, at) => products[at % products.length] ?? [])
  return exampleBill({ products: repeated.flat().map((line, at) => ({ ...line, id: at + 1 })), ...change })
}

const clearedNote: Bill['credit_notes'][number] = {
  number: 'CN-000007',
  created_at: '2026-11-24T22:30:00Z',
  clearance: 'cleared',
  total: sar(1115),
  tax: sar(145.43),
  reason: 'قطعتان وصلتا بعيب',
  qr: exampleBill().qr ?? '',
}

async function read(of: Bill | InvoiceContent) {
  const content = 'rows' in of ? of : invoiceContent(of)
  const bytes = await typesetter.typeset(content)
  const document = await getDocumentProxy(bytes ?? new Uint8Array())
  const { text: pages } = await extractText(document, { mergePages: false })
  const { info } = await document.getMetadata()
  return {
    document,
    pages,
    text: pages.join('\n').replace(/\s+/g, ' '),
    info: info as Record<string, unknown>,
  }
}

test('contains numbers, names and sums, with Arabic letters in order', async () => {
  const { text, info } = await read(billOf(3))
  for (const part of [
    ...['فاتورة', 'ضريبية', 'مبسطة', 'Simplified tax invoice', 'INV-2026-000418', 'ZY-7K4M-2Q'],
    ...['2026-11-21 19:20', 'العتيبي', '300000000000003', '1010000000'],
    ...['قميص', 'سكراب', 'Scrub top', '2,702.50', 'Inclusive of VAT', 'كحلي'],
    ...[
      '4,651.17',
      '697.68',
      'of which in the delivery fee',
      '7.83',
      'SAR 5,348.85',
      'SA00 0000 0000 0000 0000 0000',
    ],
  ])
    expect(text).toContain(part)
  expect(info).toMatchObject({ Title: 'فاتورة ضريبية مبسطة INV-2026-000418 · ZY-7K4M-2Q' })
})

test.each([
  [
    'a company',
    { buyer: longNames },
    ['Tax invoice', '311111111100003', longNames.purchase_order, 'Al Olaya, Riyadh, Saudi Arabia'],
    ['Simplified'],
  ],
  [
    'a seller without a VAT number',
    { seller: { ...exampleBill().seller, vat_number: null }, qr: '' },
    ['Invoice', 'Total'],
    ['Tax invoice', 'Inclusive of VAT', 'Simplified'],
  ],
  [
    'an order that is to be paid',
    { invoice_number: null, invoiced_at: null, qr: null },
    [
      'فاتورة',
      'مبدئية',
      'Pro forma invoice',
      'Ordered',
      'issued when the payment arrives',
      'Total incl. VAT',
    ],
    ['ax invoice', 'INV-', 'Issued'],
  ],
  ['a buyer who has not paid', {}, ['Unpaid', 'SA00', 'Use the order number', 'your transfer'], []],
  ['a buyer who has paid', { payment_status: 'paid' }, ['Paid'], ['Unpaid', 'SA00']],
  ['a refund before the goods were sent', { payment_status: 'refunded' }, ['Refunded'], ['business days']],
  [
    'a refund after the goods were sent',
    { status: 'completed', payment_status: 'refunded' },
    ['business days'],
    [],
  ],
  [
    'a cancelled order',
    { status: 'cancelled' },
    ['Order cancelled'],
    ['Unpaid', 'SA00', 'Use the order number', 'your transfer'],
  ],
] as const)('writes the invoice of %s', async (_, change, present, absent) => {
  const { text, pages } = await read(billOf(3, change))
  expect(pages).toHaveLength(1)
  for (const part of present) expect(text).toContain(part)
  for (const part of absent) expect(text).not.toContain(part)
})

test('fits ten lines with long names on a page, and repeats column headings on further pages', async () => {
  expect((await read(billOf(10, { buyer: longNames }))).pages).toHaveLength(1)
  const { pages } = await read(billOf(40))
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`INV-2026-000418 · ZY-7K4M-2Q · ${at + 1} / ${pages.length}`)
    expect(page).toContain('Tier price')
  }
})

test('tags an invoice for screen readers: language, headings, tables, description of the QR code', async () => {
  const { document } = await read(billOf(3))
  const page = await document.getPage(1)
  const tree = JSON.stringify(await page.getStructTree())
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) expect(tree).toContain(`"role":"${role}"`)
  expect(tree).toContain('رمز الفاتورة الإلكترونية')
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const { metadata } = await document.getMetadata()
  expect(metadata?.get('pdfuaid:part')).toBe('1')
})

test('typesets the buyer’s input as plain text, including letters that no font has', async () => {
  const name = '#read("/etc/passwd") *李* $x$ 😀'
  const { text } = await read(billOf(1, { buyer: { ...longNames, name } }))
  expect(text).toContain('#read("/etc/passwd")')
})

test('states the return period of the bill, or none', async () => {
  const promised = await read(invoiceContent({ ...billOf(1), return_days: 14 }))
  expect(promised.text).toContain('Returns within 14 days of delivery, under the shop’s terms.')
  expect((await read(invoiceContent({ ...billOf(1), return_days: null }))).text).not.toMatch(/Returns|=>/)
})

test.each([
  ['ﻣﺤﻤﺪ ﺍﻟﻌﺘﻴﺒﻲ', 'محمد العتيبي'],
  ['राहुल शर्मा', 'राहुल'],
  ['মোহাম্মদ রহমান', 'রহ'],
  ['മുഹമ്മദ് അലി', 'അലി'],
  ['முகமது அலி', 'அலி'],
  ['Иван Ёлкин', 'Иван Ёлкин'],
  ['Γιώργος', 'Γιώργος'],
  ['Nguyễn Văn Đức', 'Nguyễn Văn Đức'],
  ['王小明', '王小明'],
  ['陳偉強', '陳偉強'],
  ['田中さくら', 'さくら'],
  ['김민수', '김민수'],
  ['ښاد ګل ۀ', 'ښ'],
  ['తెలుగు రావు', 'వు'],
  ['ಕನ್ನಡ ರಾಮ', 'ರಾಮ'],
  ['ગુજરાતી પટેલ', 'જ'],
  ['ਗੁਰਮੀਤ ਸਿੰਘ', 'ਘ'],
  ['සුනිල් පෙරේරා', 'පෙරේරා'],
  ['አበበ በቀለ', 'አበበ'],
  ['အောင်မင်း', 'အောင်'],
  ['สมชาย ใจดี', 'สมชาย'],
  ['דוד', 'דוד'],
  ['Gate 2 ✓', 'Gate 2'],
  ['Sara 🌸', 'Sara'],
])('has glyphs for %s', async (name, expected) => {
  const buyer = { ...longNames, name: cleanLine(name), address: cleanLine(name), translations: [] }
  const { text, document } = await read(billOf(1, { buyer }))
  expect(text).toContain(expected)
  // A missing glyph is a box, which the standard forbids.
  const { metadata } = await document.getMetadata()
  expect(metadata?.get('pdfuaid:part')).toBe('1')
})

test('draws the logo beside the title if there is one', async () => {
  const image = {
    width: 40,
    height: 20,
    channels: 4,
    background: { r: 255, g: 255, b: 255, alpha: 0.5 },
  } as const
  const original = new Uint8Array(await sharp({ create: image }).png().toBuffer())
  const logo = await makeDerivative(
    { bytes: original, format: 'png' },
    { hash: '', width: 400, format: 'png' },
  )
  const withLogo = invoiceTypesetter(async () => logo)
  const withoutLogo = invoiceTypesetter(() => Promise.reject(new Error('The picture store is away')))
  onTestFinished(() => withLogo.close())
  onTestFinished(() => withoutLogo.close())
  const figures = async (typesetter: InvoiceTypesetter) => {
    const bytes = await typesetter.typeset(invoiceContent(billOf(1)))
    const document = await getDocumentProxy(bytes ?? new Uint8Array())
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    return tree.match(/"role":"Figure"/g)?.length
  }
  expect(await figures(withLogo)).toBe(2)
  expect(await figures(withoutLogo)).toBe(1)
})

test('keeps a colour name on the line of its first size', async () => {
  const { products } = exampleBill()
  const many = products.map((line) => ({
    ...line,
    colors: line.colors.flatMap((colour) => Array(9).fill(colour)),
  }))
  const { pages } = await read(billOf(1, { products: many }))
  const lines = pages.join('\n').split('\n')
  expect(lines.filter((line) => /:\s*$/.test(line))).toEqual([])
})

test('writes invoice, reason and refund on one tagged page of a credit note, without tax if the seller has no VAT number', async () => {
  const note = { ...clearedNote, clearance: null }
  const bill = billOf(3, { buyer: longNames, credit_notes: [note] })
  const { text, info, pages, document } = await read(creditNoteContent(bill, note))
  for (const part of [
    ...['إشعار', 'دائن', 'Credit note', 'CN-000007', 'INV-2026-000418', 'ZY-7K4M-2Q', '2026-11-25 01:30'],
    ...['قطعتان', 'بعيب', '145.43', 'SAR 1,115.00', '300000000000003', '311111111100003'],
  ])
    expect(text).toContain(part)
  for (const part of ['Scrub top', 'SA00', '5,348.85', 'Tier price']) expect(text).not.toContain(part)
  expect(pages).toHaveLength(1)
  expect(info).toMatchObject({ Title: 'إشعار دائن CN-000007 · ZY-7K4M-2Q' })
  const { metadata } = await document.getMetadata()
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  expect(tree).toContain('رمز الإشعار الإلكتروني')

  const untaxed = { ...bill, seller: { ...bill.seller, vat_number: null } }
  const plain = await read(creditNoteContent(untaxed, { ...note, tax: sar(0), qr: '' }))
  expect(plain.text).toContain('SAR 1,115.00')
  expect(plain.text).not.toMatch(/VAT|145\.43/)
})

test.each([
  ['an invoice', (bill: Bill) => invoiceContent(bill)],
  ['a credit note', (bill: Bill) => creditNoteContent(bill, clearedNote)],
])('makes %s with its XML a tagged PDF/A-3 that contains the same bytes', async (_, contentOf) => {
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<Invoice>فاتورة &amp; 'é' 👕\n${'<a/>'.repeat(5_000)}</Invoice>\n`
  const xml = { name: 'invoice-000418.xml', text }
  const content = contentOf(billOf(3, { buyer: longNames, credit_notes: [clearedNote] }))
  const bytes = await typesetter.typeset(content, xml)
  const raw = Buffer.from(bytes ?? []).toString('latin1')
  const document = await getDocumentProxy(bytes ?? new Uint8Array())
  const attached = [...((await document.getAttachments()) ?? [])]
  expect(attached).toMatchObject([
    [xml.name, { filename: xml.name, description: expect.stringContaining('XML') }],
  ])
  expect(Buffer.from((await document.getAttachmentContent(xml.name)) ?? [])).toEqual(Buffer.from(text))
  expect(raw).toMatch(/\/AFRelationship ?\/Alternative/)
  expect(raw).toMatch(/\/Subtype ?\/text#2Fxml/)
  expect(raw).toMatch(/\/OutputIntents/)
  const { metadata } = await document.getMetadata()
  expect([metadata?.get('pdfaid:part'), metadata?.get('pdfaid:conformance')]).toEqual(['3', 'A'])
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
})

test('embeds the XML also if a name has letters that no font has, without claiming a standard', async () => {
  const xml = { name: 'invoice-000418.xml', text: '<Invoice/>' }
  const buyer = { ...longNames, name: '𓀀 𐎠' }
  const bytes = await typesetter.typeset(invoiceContent(billOf(1, { buyer })), xml)
  const document = await getDocumentProxy(bytes ?? new Uint8Array())
  expect([...((await document.getAttachments()) ?? new Map()).keys()]).toEqual([xml.name])
  const { metadata } = await document.getMetadata()
  expect(metadata?.get('pdfaid:part') ?? null).toBeNull()
})

test('queues twenty invoices and rejects the next', async () => {
  const requests = Array.from({ length: 21 }, () => typesetter.typeset(invoiceContent(billOf(1))))
  const set = await Promise.all(requests)
  expect(set.map((pdf) => pdf !== null)).toEqual([...Array(20).fill(true), false])
})

test('rejects invalid content and typesets the next invoice', async () => {
  const broken = { ...invoiceContent(billOf(1)), issued: { year: 2026, month: 13, day: 1 } }
  await expect(typesetter.typeset(broken)).rejects.toThrow('not set')
  expect(await typesetter.typeset(invoiceContent(billOf(1)))).not.toBeNull()
})
