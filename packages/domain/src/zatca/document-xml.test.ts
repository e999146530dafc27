import { describe, expect, it, test } from 'vitest'
import { basisPoints, halalas, ZERO } from '../money.ts'
import type { Xml } from './canonical-xml.ts'
import { partialRefundSums } from './document-sums.ts'
import { documentTime, documentXml } from './document-xml.ts'
import { exampleDocument, exampleXml } from './testing/example-document.ts'

const company = {
  name: 'شركة الواحة الخضراء',
  vatNumber: '311111111100003',
  street: 'شارع العليا',
  building: '7123',
  additional: '3456',
  district: 'العليا',
  city: 'الرياض',
  postcode: '12211',
}

describe('the XML of a document', () => {
  it('is the example, byte for byte', () => {
    expect(documentXml(exampleDocument())).toBe(exampleXml)
  })

  it('has the stamp at its three places and changes nothing else', () => {
    const extension = '<ext:UBLExtensions></ext:UBLExtensions>' as Xml
    const stamped = documentXml(exampleDocument(), { extension, qr: 'AQID' })
    const qr =
      '<cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AQID</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>'
    const signature =
      '<cac:Signature><cbc:ID>urn:oasis:names:specification:ubl:signature:Invoice</cbc:ID><cbc:SignatureMethod>urn:oasis:names:specification:ubl:dsig:enveloped:xades</cbc:SignatureMethod></cac:Signature>'
    expect(stamped).toContain(`${extension}<cbc:ProfileID>`)
    expect(stamped).toContain(`${qr}${signature}<cac:AccountingSupplierParty>`)
    expect(stamped.replace(extension, '').replace(qr, '').replace(signature, '')).toBe(exampleXml)
  })

  it('names buyer, order and supply date in a standard invoice', () => {
    const standard = documentXml(exampleDocument({ buyer: company, purchaseOrder: 'PO-7' }))
    for (const part of [
      '<cbc:InvoiceTypeCode name="0100000">388<',
      '</cbc:TaxCurrencyCode><cac:OrderReference><cbc:ID>PO-7</cbc:ID></cac:OrderReference><cac:AdditionalDocumentReference>',
      '<cac:AccountingCustomerParty><cac:Party><cac:PostalAddress><cbc:StreetName>شارع العليا</cbc:StreetName><cbc:BuildingNumber>7123</cbc:BuildingNumber><cbc:PlotIdentification>3456</cbc:PlotIdentification><cbc:CitySubdivisionName>العليا</cbc:CitySubdivisionName><cbc:CityName>الرياض</cbc:CityName><cbc:PostalZone>12211</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA<',
      '<cbc:CompanyID>311111111100003</cbc:CompanyID>',
      '</cac:AccountingCustomerParty><cac:Delivery><cbc:ActualDeliveryDate>2026-11-26</cbc:ActualDeliveryDate></cac:Delivery><cac:PaymentMeans>',
    ])
      expect(standard).toContain(part)
  })

  it.each([
    ['credit', '381'],
    ['debit', '383'],
  ] as const)('names invoice and reason in a %s note, with positive amounts', (kind, code) => {
    const corrects = { invoiceNumber: '000001', reason: 'Wrong size' }
    const sums = partialRefundSums({ invoiceNumber: '000001', total: halalas(1_150), tax: halalas(150) })
    const note = documentXml(exampleDocument({ kind, corrects, sums, number: 'CN-000001' }))
    for (const part of [
      `<cbc:InvoiceTypeCode name="0200000">${code}<`,
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>000001</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>',
      '<cbc:PaymentMeansCode>48</cbc:PaymentMeansCode><cbc:InstructionNote>Wrong size</cbc:InstructionNote>',
      '<cbc:PriceAmount currencyID="SAR">10.00</cbc:PriceAmount>',
    ])
      expect(note).toContain(part)
    expect(note).not.toMatch(/AllowanceCharge|>-/)
  })

  it('leaves out missing facts of the seller, without empty elements', () => {
    const seller = { name: 'متجر', vatNumber: '399999999900003', registration: null }
    const bare = documentXml(exampleDocument({ seller }))
    expect(bare).toContain('<cac:AccountingSupplierParty><cac:Party><cac:PostalAddress><cac:Country>')
    expect(bare.match(/<([\w:]+)[^>]*><\/\1>/g)).toEqual([
      '<cac:AccountingCustomerParty></cac:AccountingCustomerParty>',
    ])
  })

  it('gives a unified number a separate scheme', () => {
    const seller = { ...exampleDocument().seller, registration: '7001234567' }
    expect(documentXml(exampleDocument({ seller }))).toContain('<cbc:ID schemeID="700">7001234567</cbc:ID>')
  })

  it('refuses a text that XML cannot contain', () => {
    expect(() => documentXml(exampleDocument({ number: '1\u0000' }))).toThrow(RangeError)
  })
})

test.each([
  ['2026-11-30T20:59:59.999Z', '2026-11-30T23:59:59'],
  ['2026-11-30T21:00:00Z', '2026-12-01T00:00:00'],
])('writes %s in Riyadh time', (instant, time) => {
  const document = exampleDocument({ issuedAt: Date.parse(instant) })
  expect(documentTime(document)).toBe(time)
  const [day, clock] = time.split('T')
  expect(documentXml(document)).toContain(
    `<cbc:IssueDate>${day}</cbc:IssueDate><cbc:IssueTime>${clock}</cbc:IssueTime>`,
  )
})

test('writes sums of zero and the lower rate', () => {
  const sums = {
    lines: [{ name: 'زي', quantity: 3, net: ZERO, tax: ZERO, gross: ZERO }],
    lineSum: ZERO,
    allowance: null,
    charge: null,
    withoutVat: ZERO,
    vat: ZERO,
    payable: ZERO,
  }
  const free = documentXml(exampleDocument({ sums, taxRate: basisPoints(500) }))
  expect(free).toContain('<cbc:PayableAmount currencyID="SAR">0.00</cbc:PayableAmount>')
  expect(free).toContain('<cbc:Percent>5.00</cbc:Percent>')
})
