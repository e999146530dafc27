/** Valid documents of each kind, and changes that break one rule each. */

import { exampleDocument } from '@zayy/domain/zatca/testing/example-document'
import { stampDocument } from '@zayy/shop/invoicing/zatca/stamp-document'
import { testUnit } from '@zayy/shop/invoicing/zatca/testing/test-unit'

/** @property document the changed document and the change */
export type Mutant = { rule: string; document: string; xml: string }

const buyer = {
  name: 'شركة الواحة الخضراء',
  vatNumber: '311111111100003',
  street: 'شارع العليا',
  building: '7123',
  district: 'العليا',
  city: 'جدة',
  postcode: '12211',
}

/** Stamped documents of the six kinds, each with two lines, an allowance and a charge. */
export function goodDocuments(now: Date): { kind: string; xml: string }[] {
  const unit = testUnit()
  return (['invoice', 'credit', 'debit'] as const).flatMap((kind) =>
    [null, buyer].map((company) => {
      const corrects = kind === 'invoice' ? null : { invoiceNumber: '000001', reason: 'مقاس خاطئ' }
      const document = exampleDocument({ kind, corrects, buyer: company, issuedAt: now.getTime() })
      const xml = stampDocument(document, unit, now).xml.toString()
      return { kind: `${company ? 'standard' : 'simplified'} ${kind}`, xml }
    }),
  )
}

/**
 * Applies the first change of each rule to each document that contains its place, and further changes to one simplified and one
 * standard document.
 */
export function mutants(documents: readonly { kind: string; xml: string }[]): Mutant[] {
  const known = new Set<string>()
  return MUTATIONS.flatMap(([rule, place, replacement]) => {
    const changed = documents.flatMap(({ kind, xml }): Mutant[] => {
      const mutated = xml.replace(place, replacement)
      return mutated === xml ? [] : [{ rule, document: `${kind}: ${place} → ${replacement}`, xml: mutated }]
    })
    if (!known.has(rule)) {
      known.add(rule)
      return changed
    }
    const first = (kind: string) => changed.filter(({ document }) => document.startsWith(kind)).slice(0, 1)
    return [...first('simplified'), ...first('standard')]
  })
}

/** An element with its content. */
const whole = (name: string) => new RegExp(`<${name}[^>]*>.*?</${name}>`, 's')

/** An element of the last party, the buyer of a standard document. */
const ofBuyer = (name: string) =>
  new RegExp(
    `(<cac:AccountingCustomerParty>.*)<${name}>.*?</${name}>(?=.*</cac:AccountingCustomerParty>)`,
    's',
  )

const ofCharge = (name: string) =>
  new RegExp(`(<cbc:ChargeIndicator>true</cbc:ChargeIndicator>.*?)<${name}>.*?</${name}>`, 's')

const reference = (id: string) =>
  new RegExp(
    `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID>.*?</cac:AdditionalDocumentReference>`,
    's',
  )

const amountOf = (name: string) => new RegExp(`(<cbc:${name} currencyID="SAR">)[\\d.]+`)

const MUTATIONS: readonly (readonly [rule: string, place: string | RegExp, replacement: string])[] = [
  ['BR-KSA-EN16931-01', 'reporting:1.0', 'reporting:2.0'],
  ['BR-KSA-EN16931-01', whole('cbc:ProfileID'), ''],
  ['BR-02', '<cbc:ID>INV-000001</cbc:ID>', ''],
  ['BR-02', '<cbc:ID>INV-000001</cbc:ID>', '<cbc:ID></cbc:ID>'],
  ['BR-KSA-03', whole('cbc:UUID'), '<cbc:UUID>{7}</cbc:UUID>'],
  ['BR-KSA-03', whole('cbc:UUID'), ''],
  ['BR-KSA-04', whole('cbc:IssueDate'), '<cbc:IssueDate>2999-01-01</cbc:IssueDate>'],
  ['BR-KSA-04', whole('cbc:IssueDate'), '<cbc:IssueDate>2024-02-29</cbc:IssueDate>'],
  ...['26-11-2026', '2025-02-29', '2025-13-01', '2025-11-31', '2024-02-29'].map(
    (day) =>
      [
        'BR-KSA-F-01',
        whole('cbc:ActualDeliveryDate'),
        `<cbc:ActualDeliveryDate>${day}</cbc:ActualDeliveryDate>`,
      ] as const,
  ),
  ['BR-KSA-70', whole('cbc:IssueTime'), '<cbc:IssueTime>18:05</cbc:IssueTime>'],
  ['BR-KSA-70', whole('cbc:IssueTime'), '<cbc:IssueTime>24:05:09</cbc:IssueTime>'],
  ['BR-KSA-70', whole('cbc:IssueTime'), '<cbc:IssueTime>18:60:09</cbc:IssueTime>'],
  ['BR-KSA-70', whole('cbc:IssueTime'), '<cbc:IssueTime>00:00:00Z</cbc:IssueTime>'],
  ['BR-KSA-70', whole('cbc:IssueTime'), ''],
  ['BR-KSA-05', /(<cbc:InvoiceTypeCode name="\d+">)\d+/, '$1380'],
  ['BR-KSA-05', /(<cbc:InvoiceTypeCode name="\d+">)\d+/, '$1386'],
  ['BR-KSA-06', /(<cbc:InvoiceTypeCode name=")(\d\d)\d+/, '$10300000'],
  ['BR-KSA-06', /(<cbc:InvoiceTypeCode name=")(\d\d)\d+/, '$1$200002'],
  ['BR-KSA-06', /(<cbc:InvoiceTypeCode name=")(\d\d)\d+/, '$1$20000'],
  ['BR-KSA-06', /(<cbc:InvoiceTypeCode name=")(\d\d)\d+/, '$1$2000000'],
  ['BR-KSA-06', /(<cbc:InvoiceTypeCode name=")(\d\d)\d+/, '$1$20000000'],
  ['BR-KSA-06', / name="\d+"/, ''],
  ['BR-KSA-31', 'name="0200000"', 'name="0200001"'],
  ['BR-KSA-31', 'name="0200000"', 'name="0200100"'],
  ['BR-KSA-33', reference('ICV'), ''],
  ['BR-KSA-33', '<cbc:UUID>1</cbc:UUID>', '<cbc:UUID></cbc:UUID>'],
  ['BR-KSA-34', '<cbc:UUID>1</cbc:UUID>', '<cbc:UUID>1a</cbc:UUID>'],
  ['BR-KSA-34', '<cbc:UUID>1</cbc:UUID>', '<cbc:UUID>-1</cbc:UUID>'],
  ['BR-KSA-61', reference('PIH'), ''],
  ['BR-KSA-61', /(<cbc:ID>PIH.*?mimeCode="text\/)plain/s, '$1xml'],
  ['BR-KSA-61', /(<cbc:ID>PIH.*?plain">).*?</s, '$1<'],
  ['BR-KSA-27', reference('QR'), ''],
  ['BR-KSA-27', /(<cbc:ID>QR.*?mimeCode="text\/)plain/s, '$1xml'],
  ['BR-KSA-68', whole('cbc:TaxCurrencyCode'), ''],
  ['BR-KSA-68', whole('cbc:TaxCurrencyCode'), '<cbc:TaxCurrencyCode></cbc:TaxCurrencyCode>'],
  ['BR-KSA-EN16931-02', whole('cbc:TaxCurrencyCode'), '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>'],
  ['BR-KSA-39', '<cbc:CompanyID>399999999900003</cbc:CompanyID>', ''],
  ['BR-KSA-39', '<cbc:CompanyID>399999999900003<', '<cbc:CompanyID><'],
  ['BR-KSA-40', '<cbc:CompanyID>399999999900003<', '<cbc:CompanyID>299999999900003<'],
  ['BR-KSA-40', '<cbc:CompanyID>399999999900003<', '<cbc:CompanyID>399999999900004<'],
  ['BR-KSA-40', '<cbc:CompanyID>399999999900003<', '<cbc:CompanyID>39999999990003<'],
  ['BR-KSA-40', '<cbc:CompanyID>399999999900003<', '<cbc:CompanyID>٣٩٩٩٩٩٩٩٩٩٠٠٠٠٣<'],
  ['BR-KSA-08', whole('cac:PartyIdentification'), ''],
  ['BR-KSA-08', 'schemeID="CRN"', 'schemeID="TIN"'],
  ['BR-KSA-08', 'schemeID="CRN"', 'schemeID="700"'],
  ['BR-KSA-F-08', '>1010010000<', '>101001000<'],
  ['BR-KSA-F-08', '>1010010000<', '>10100x0000<'],
  ['BR-KSA-09', whole('cbc:StreetName'), ''],
  ['BR-KSA-09', whole('cbc:CitySubdivisionName'), ''],
  ['BR-KSA-09', whole('cbc:CityName'), ''],
  ['BR-KSA-09', /<cac:Country>.*?<\/cac:Country>/s, ''],
  ['BR-KSA-37', whole('cbc:BuildingNumber'), ''],
  ['BR-KSA-37', '>2322<', '>232<'],
  ['BR-KSA-37', '>2322<', '>23222<'],
  ['BR-KSA-66', whole('cbc:PostalZone'), ''],
  ['BR-KSA-66', '>23333<', '>2333<'],
  ['BR-06', whole('cbc:RegistrationName'), ''],
  ['BR-06', whole('cbc:RegistrationName'), '<cbc:RegistrationName></cbc:RegistrationName>'],
  ['BR-KSA-44', '311111111100003', '31111111110000'],
  ['BR-KSA-44', '311111111100003', '311111111100001'],
  ['BR-CUSTOM-VALIDATION-01', '311111111100003', '399999999900003'],
  ['BR-KSA-42', ofBuyer('cbc:RegistrationName'), '$1'],
  ['BR-KSA-81', ofBuyer('cac:PartyTaxScheme'), '$1'],
  ['BR-KSA-63', ofBuyer('cbc:StreetName'), '$1'],
  ['BR-KSA-63', ofBuyer('cbc:BuildingNumber'), '$1'],
  ['BR-KSA-63', ofBuyer('cbc:CityName'), '$1'],
  ['BR-KSA-63', ofBuyer('cbc:CitySubdivisionName'), '$1'],
  ['BR-KSA-63', ofBuyer('cac:Country'), '$1'],
  ['BR-KSA-10', ofBuyer('cbc:StreetName'), '$1<cbc:StreetName></cbc:StreetName>'],
  ['BR-KSA-10', /(<cac:AccountingCustomerParty>.*<cbc:IdentificationCode>)SA/s, '$1KW'],
  ['BR-KSA-67', ofBuyer('cbc:PostalZone'), '$1'],
  ['BR-KSA-67', '>12211<', '>1221<'],
  ['BR-KSA-15', whole('cac:Delivery'), ''],
  ['BR-KSA-17', whole('cbc:InstructionNote'), ''],
  ['BR-KSA-17', whole('cac:PaymentMeans'), ''],
  ['BR-KSA-56', whole('cac:BillingReference'), ''],
  ['BR-KSA-56', '<cbc:ID>000001</cbc:ID>', '<cbc:ID></cbc:ID>'],
  ['BR-KSA-84', '<cbc:Percent>15.00<', '<cbc:Percent>10.00<'],
  ['BR-KSA-84', /<cbc:Percent>15.00</g, '<cbc:Percent>5.00<'],
  ['BR-KSA-84', /(<cac:TaxSubtotal>.*?<cbc:Percent>)15.00</s, '$114.00<'],
  ['BR-KSA-19', ofCharge('cbc:AllowanceChargeReasonCode'), '$1'],
  ['BR-KSA-21', ofCharge('cbc:AllowanceChargeReason'), '$1'],
  ['BR-32', /(<cbc:ChargeIndicator>false.*?<cac:TaxCategory>)<cbc:ID>S<\/cbc:ID>/s, '$1'],
  ['BR-32', /(<cbc:ChargeIndicator>false.*?)<cac:TaxCategory>.*?<\/cac:TaxCategory>/s, '$1'],
  ['BR-37', /(<cbc:ChargeIndicator>true.*?<cac:TaxCategory>)<cbc:ID>S<\/cbc:ID>/s, '$1'],
  ['BR-KSA-F-04', /(<cac:AllowanceCharge>.*?<cbc:Amount currencyID="SAR">)/s, '$1-'],
  ['BR-KSA-F-04', '<cbc:PayableAmount currencyID="SAR">', '<cbc:PayableAmount currencyID="SAR">-'],
  ['BR-KSA-F-04', /(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount currencyID="SAR">)/s, '$1-'],
  ['BR-KSA-F-04', '<cbc:RoundingAmount currencyID="SAR">', '<cbc:RoundingAmount currencyID="SAR">-'],
  ['BR-KSA-F-04', '<cbc:PriceAmount currencyID="SAR">', '<cbc:PriceAmount currencyID="SAR">-'],
  ['BR-KSA-F-04', '<cbc:InvoicedQuantity unitCode="PCE">', '<cbc:InvoicedQuantity unitCode="PCE">-'],
  ['BR-KSA-EN16931-08', /<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/s, ''],
  ['BR-KSA-EN16931-09', whole('cac:TaxTotal'), ''],
  ['BR-16', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, ''],
  ['BR-CO-10', /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">)[\d.]+/, '$1565.14'],
  ['BR-CO-11', amountOf('AllowanceTotalAmount'), '$18.71'],
  ['BR-CO-11', whole('cbc:AllowanceTotalAmount'), ''],
  ['BR-CO-12', amountOf('ChargeTotalAmount'), '$121.75'],
  ['BR-CO-12', whole('cbc:ChargeTotalAmount'), ''],
  ['BR-CO-13', amountOf('TaxExclusiveAmount'), '$1578.18'],
  ['BR-CO-14', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="SAR">)[\d.]+/s, '$186.72'],
  ['BR-CO-14', /(<cbc:TaxAmount currencyID="SAR">)86.73(<\/cbc:TaxAmount><cac:TaxSubtotal>)/, '$186.74$2'],
  ['BR-CO-15', amountOf('TaxInclusiveAmount'), '$1664.91'],
  ['BR-CO-16', amountOf('PayableAmount'), '$1664.91'],
  ['BR-CO-17', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="SAR">)[\d.]+/s, '$187.73'],
  ['BR-CO-17', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="SAR">)[\d.]+/s, '$186.70'],
  ['BR-S-08', /(<cbc:TaxableAmount currencyID="SAR">)[\d.]+/, '$1578.18'],
  ['BR-S-08', /(<cac:AllowanceCharge>.*?<cbc:Amount currencyID="SAR">)[\d.]+/s, '$18.71'],
  ['BR-KSA-52', /(<cac:InvoiceLine>.*?<cac:TaxTotal>)<cbc:TaxAmount .*?<\/cbc:TaxAmount>/s, '$1'],
  ['BR-KSA-53', whole('cbc:RoundingAmount'), ''],
  ['BR-KSA-53', /(<cac:InvoiceLine>.*?)<cac:TaxTotal>.*?<\/cac:TaxTotal>/s, '$1'],
  ['BR-KSA-51', amountOf('RoundingAmount'), '$1299.98'],
  ['BR-KSA-EN16931-11', amountOf('PriceAmount'), '$186.96'],
  ['BR-KSA-EN16931-11', amountOf('PriceAmount'), '$186.95'],
  ['BR-KSA-EN16931-11', '>86.946666666667<', '>86.94<'],
  ['BR-KSA-F-06-C19', 'سكراب طبي', 'زي'],
  ['BR-KSA-F-06-C19', 'سكراب طبي', 'ز'.repeat(1_001)],
  ['BR-KSA-F-C-01', 'سكراب طبي', '2024'],
  ['BR-KSA-F-C-01', 'سكراب طبي', '٢٠٢٤'],
]
