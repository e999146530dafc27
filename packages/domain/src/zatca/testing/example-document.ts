/**
 * Two lines with the tax in the price (3 × 99.99, 7 × 49.99), a coupon of 10.00 and delivery for 25.00: 664.90, of which 86.73 is
 * VAT. Its hash was computed independently by three canonicalisers.
 */

import { basisPoints, halalas } from '../../money.ts'
import { type ChargedOrder, orderSums } from '../document-sums.ts'
import type { ZatcaDocument } from '../document-xml.ts'

export const chargedExample: ChargedOrder = {
  lines: [
    { name: 'سكراب طبي', quantity: 3, subtotal: halalas(29_997) },
    { name: 'Polo <XL> & "co"', quantity: 7, subtotal: halalas(34_993) },
  ],
  couponCode: 'WELCOME10',
  shipping: halalas(2_500),
  shippingTax: halalas(326),
  tax: halalas(8_347),
  taxIncluded: true,
  taxRate: basisPoints(1_500),
  grand: halalas(66_490),
}

/** The hash before the first document of a unit (ZATCA's SDK data). */
export const firstPreviousHash =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

export function exampleDocument(change: Partial<ZatcaDocument> = {}): ZatcaDocument {
  return {
    kind: 'invoice',
    number: 'INV-000001',
    uuid: '00000000-0000-4000-8000-000000000001',
    issuedAt: Date.parse('2026-11-26T18:05:09+03:00'),
    counter: 1,
    previousHash: firstPreviousHash,
    seller: {
      name: 'شركة توريد التكنولوجيا بأقصى سرعة المحدودة',
      vatNumber: '399999999900003',
      registration: '1010010000',
      street: 'الامير سلطان',
      building: '2322',
      district: 'المربع',
      city: 'الرياض',
      postcode: '23333',
    },
    buyer: null,
    purchaseOrder: null,
    paymentMeans: '48',
    corrects: null,
    taxRate: basisPoints(1_500),
    sums: orderSums(chargedExample),
    ...change,
  }
}

export const exampleXml = [
  [
    '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
    'xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">',
  ].join(' '),
  `<cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-000001</cbc:ID><cbc:UUID>00000000-0000-4000-8000-000000000001</cbc:UUID><cbc:IssueDate>2026-11-26</cbc:IssueDate><cbc:IssueTime>18:05:09</cbc:IssueTime>`,
  `<cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SAR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode>`,
  `<cac:AdditionalDocumentReference><cbc:ID>ICV</cbc:ID><cbc:UUID>1</cbc:UUID></cac:AdditionalDocumentReference>`,
  `<cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
  `<cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="CRN">1010010000</cbc:ID></cac:PartyIdentification>`,
  `<cac:PostalAddress><cbc:StreetName>الامير سلطان</cbc:StreetName><cbc:BuildingNumber>2322</cbc:BuildingNumber><cbc:CitySubdivisionName>المربع</cbc:CitySubdivisionName><cbc:CityName>الرياض</cbc:CityName><cbc:PostalZone>23333</cbc:PostalZone><cac:Country><cbc:IdentificationCode>SA</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`,
  `<cac:PartyTaxScheme><cbc:CompanyID>399999999900003</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`,
  `<cac:PartyLegalEntity><cbc:RegistrationName>شركة توريد التكنولوجيا بأقصى سرعة المحدودة</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>`,
  `<cac:AccountingCustomerParty></cac:AccountingCustomerParty>`,
  `<cac:PaymentMeans><cbc:PaymentMeansCode>48</cbc:PaymentMeansCode></cac:PaymentMeans>`,
  `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>WELCOME10</cbc:AllowanceChargeReason><cbc:Amount currencyID="SAR">8.70</cbc:Amount>`,
  `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>`,
  `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>DL</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>Delivery</cbc:AllowanceChargeReason><cbc:Amount currencyID="SAR">21.74</cbc:Amount>`,
  `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>`,
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SAR">86.73</cbc:TaxAmount></cac:TaxTotal>`,
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SAR">86.73</cbc:TaxAmount>`,
  `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">578.17</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">86.73</cbc:TaxAmount>`,
  `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`,
  `<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SAR">565.13</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="SAR">578.17</cbc:TaxExclusiveAmount>`,
  `<cbc:TaxInclusiveAmount currencyID="SAR">664.90</cbc:TaxInclusiveAmount><cbc:AllowanceTotalAmount currencyID="SAR">8.70</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="SAR">21.74</cbc:ChargeTotalAmount><cbc:PayableAmount currencyID="SAR">664.90</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
  `<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">3</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">260.84</cbc:LineExtensionAmount>`,
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SAR">39.13</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">299.97</cbc:RoundingAmount></cac:TaxTotal>`,
  `<cac:Item><cbc:Name>سكراب طبي</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>`,
  `<cac:Price><cbc:PriceAmount currencyID="SAR">86.946666666667</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
  `<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="PCE">7</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">304.29</cbc:LineExtensionAmount>`,
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SAR">45.64</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">349.93</cbc:RoundingAmount></cac:TaxTotal>`,
  `<cac:Item><cbc:Name>Polo &lt;XL&gt; &amp; "co"</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>`,
  `<cac:Price><cbc:PriceAmount currencyID="SAR">43.47</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>`,
].join('')

/** Base64 of the SHA-256 of `exampleXml`. */
export const exampleHash = 'aWQz/iRDnpuwzoOIaie7g9Ze+K+T//15HBCTZwNWthA='
