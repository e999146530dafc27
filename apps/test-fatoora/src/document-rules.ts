/** Rules of EN 16931 and of ZATCA about a document, as far as a shop can break them. Each is written from its description. */

import { type Element, find, findAll, textOf, valueAt } from './read-document.ts'

export type Finding = { code: string; severity: 'error' | 'warning'; message: string }

type Rule = [code: string, severity: Finding['severity'], message: string, isKept: (facts: Facts) => boolean]

type Facts = ReturnType<typeof factsOf>

/** @param now decides what is in the future, in Riyadh */
export function brokenRules(invoice: Element, now: Date): Finding[] {
  const facts = factsOf(invoice, now)
  return RULES.filter(([, , , isKept]) => !isKept(facts)).map(([code, severity, message]) => ({
    code,
    severity,
    message,
  }))
}

function factsOf(invoice: Element, now: Date) {
  const at = (path: string) => valueAt(invoice, path)
  const type = find(invoice, 'cbc:InvoiceTypeCode')[0]
  const subtype = type?.attributes.get('name') ?? ''
  const references = find(invoice, 'cac:AdditionalDocumentReference')
  const reference = (id: string) => references.find((one) => valueAt(one, 'cbc:ID') === id)
  const charges = find(invoice, 'cac:AllowanceCharge')
  const totals = find(invoice, 'cac:TaxTotal')
  const buyer = find(invoice, 'cac:AccountingCustomerParty/cac:Party')[0]
  return {
    invoice,
    at,
    code: textOf(type),
    subtype,
    isStandard: subtype.startsWith('01'),
    isSimplified: subtype.startsWith('02'),
    isNote: ['381', '383'].includes(textOf(type)),
    counter: reference('ICV'),
    previousHash: reference('PIH'),
    qr: reference('QR'),
    seller: find(invoice, 'cac:AccountingSupplierParty/cac:Party')[0],
    buyer,
    saudiBuyer: buyer && valueAt(buyer, ADDRESS + COUNTRY) === 'SA' ? buyer : undefined,
    dates: [at('cbc:IssueDate'), ...find(invoice, 'cac:Delivery/cbc:ActualDeliveryDate').map(textOf)],
    allowances: charges.filter((one) => valueAt(one, 'cbc:ChargeIndicator') === 'false'),
    charges: charges.filter((one) => valueAt(one, 'cbc:ChargeIndicator') === 'true'),
    plainTotals: totals.filter((total) => find(total, 'cac:TaxSubtotal').length === 0),
    partedTotals: totals.filter((total) => find(total, 'cac:TaxSubtotal').length > 0),
    subtotals: totals.flatMap((total) => find(total, 'cac:TaxSubtotal')),
    lines: find(invoice, 'cac:InvoiceLine'),
    total: (name: string) => halalas(at(`cac:LegalMonetaryTotal/cbc:${name}`)),
    today: new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10),
  }
}

/** Converts a decimal to whole halalas; NaN for anything else. */
function halalas(decimal: string): number {
  return /^-?\d+(?:\.\d{1,2})?$/.test(decimal) ? Math.round(Number(decimal) * 100) : Number.NaN
}

function sum(elements: readonly Element[], path: string): number {
  return elements.reduce((total, element) => total + halalas(valueAt(element, path)), 0)
}

/** Amounts and quantities that are never negative. */
const POSITIVE = [
  'cac:AllowanceCharge/cbc:Amount',
  'cac:TaxTotal/cbc:TaxAmount',
  ...['TaxableAmount', 'TaxAmount'].map((name) => `cac:TaxTotal/cac:TaxSubtotal/cbc:${name}`),
  ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount'].map(
    (name) => `cac:LegalMonetaryTotal/cbc:${name}`,
  ),
  ...['AllowanceTotalAmount', 'ChargeTotalAmount'].map((name) => `cac:LegalMonetaryTotal/cbc:${name}`),
  ...['cbc:InvoicedQuantity', 'cac:TaxTotal/cbc:TaxAmount', 'cac:Price/cbc:PriceAmount'].map(
    (path) => `cac:InvoiceLine/${path}`,
  ),
]

const VAT_NUMBER = /^3\d{13}3$/
const ADDRESS = 'cac:PostalAddress/'
const ADDRESS_PARTS = ['StreetName', 'BuildingNumber', 'PostalZone', 'CityName', 'CitySubdivisionName'].map(
  (name) => `cbc:${name}`,
)
const COUNTRY = 'cac:Country/cbc:IdentificationCode'
const SELLER_SCHEMES: ReadonlySet<string> = new Set(['CRN', 'MOM', 'MLS', 'SAG', 'OTH', '700'])

const RULES: readonly Rule[] = [
  [
    'BR-KSA-EN16931-01',
    'error',
    'ProfileID is reporting:1.0',
    ({ at }) => at('cbc:ProfileID') === 'reporting:1.0',
  ],
  ['BR-02', 'warning', 'A document has a number', ({ at }) => at('cbc:ID') !== ''],
  ['BR-KSA-03', 'error', 'The document has a UUID', ({ at }) => /^[\w.-]/.test(at('cbc:UUID'))],
  [
    'BR-KSA-04',
    'error',
    'The date of issue is not in the future',
    ({ at, today }) => !isDate(at('cbc:IssueDate')) || at('cbc:IssueDate') <= today,
  ],
  ['BR-KSA-F-01', 'error', 'Dates are YYYY-MM-DD', ({ dates }) => dates.every(isDate)],
  [
    'BR-KSA-70',
    'error',
    'Time of issue',
    ({ at }) => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(at('cbc:IssueTime')),
  ],
  ['BR-KSA-05', 'error', 'Type of the document', ({ code }) => ['388', '381', '383', '386'].includes(code)],
  ['BR-KSA-06', 'error', 'Form of the subtype', ({ subtype }) => /^0[12][01]{5,7}$/.test(subtype)],
  [
    'BR-KSA-31',
    'error',
    'Simplified: no self-billing',
    ({ isSimplified, subtype }) => !isSimplified || /^..[01]{4}0/.test(subtype),
  ],
  [
    'BR-KSA-33',
    'error',
    'The counter is there',
    ({ counter }) => counter !== undefined && valueAt(counter, 'cbc:UUID') !== '',
  ],
  [
    'BR-KSA-34',
    'error',
    'The counter has only digits',
    ({ counter }) => counter === undefined || /^\d*$/.test(valueAt(counter, 'cbc:UUID')),
  ],
  ['BR-KSA-61', 'warning', 'The previous hash is there', ({ previousHash }) => isAttached(previousHash)],
  [
    'BR-KSA-27',
    'warning',
    'Simplified: the QR code is there',
    ({ isSimplified, qr }) => !isSimplified || isAttached(qr),
  ],
  ['BR-KSA-68', 'error', 'There is a tax currency', ({ at }) => at('cbc:TaxCurrencyCode') !== ''],
  [
    'BR-KSA-EN16931-02',
    'error',
    'The tax currency is SAR',
    ({ invoice }) => find(invoice, 'cbc:TaxCurrencyCode').every((one) => textOf(one).toUpperCase() === 'SAR'),
  ],
  ['BR-KSA-39', 'error', 'The seller has a VAT number', ({ seller }) => taxNumber(seller) !== ''],
  [
    'BR-KSA-40',
    'error',
    'Form of the seller’s VAT number',
    ({ seller }) => taxNumbers(seller).every((number) => VAT_NUMBER.test(number)),
  ],
  [
    'BR-KSA-08',
    'warning',
    'The seller has an identification',
    ({ seller }) =>
      identifications(seller).some((id) => SELLER_SCHEMES.has(id.attributes.get('schemeID') ?? '')),
  ],
  [
    'BR-KSA-F-08',
    'warning',
    'A commercial registration has 10 digits',
    ({ seller }) =>
      identifications(seller).every(
        (id) => id.attributes.get('schemeID') !== 'CRN' || /^\d{10}$/.test(textOf(id)),
      ),
  ],
  [
    'BR-KSA-09',
    'warning',
    'Parts of the seller’s address',
    ({ seller }) =>
      [...ADDRESS_PARTS, COUNTRY].every((part) => seller && find(seller, ADDRESS + part).length > 0),
  ],
  [
    'BR-KSA-37',
    'warning',
    'The seller’s building number has 4 digits',
    ({ seller }) => seller !== undefined && /^\d{4}$/.test(valueAt(seller, `${ADDRESS}cbc:BuildingNumber`)),
  ],
  [
    'BR-KSA-66',
    'warning',
    'The seller’s postcode has 5 digits',
    ({ seller }) => seller !== undefined && /^\d{5}$/.test(valueAt(seller, `${ADDRESS}cbc:PostalZone`)),
  ],
  [
    'BR-06',
    'warning',
    'The seller has a name',
    ({ seller }) =>
      seller !== undefined && valueAt(seller, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
  ],
  [
    'BR-KSA-44',
    'error',
    'Form of the buyer’s VAT number',
    ({ buyer }) => taxNumber(buyer) === '' || VAT_NUMBER.test(taxNumber(buyer)),
  ],
  [
    'BR-CUSTOM-VALIDATION-01',
    'error',
    'The buyer is not the seller',
    ({ buyer, seller }) => taxNumber(buyer) === '' || taxNumber(buyer) !== taxNumber(seller),
  ],
  [
    'BR-KSA-42',
    'warning',
    'Standard: the buyer has a name',
    ({ isStandard, buyer }) =>
      !isStandard || !buyer || valueAt(buyer, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
  ],
  [
    'BR-KSA-81',
    'warning',
    'Standard: the buyer has a number',
    ({ isStandard, buyer }) =>
      !isStandard || !buyer || taxNumbers(buyer).length > 0 || identifications(buyer).length > 0,
  ],
  [
    'BR-KSA-63',
    'warning',
    'Standard: parts of the Saudi buyer’s address',
    ({ isStandard, saudiBuyer }) =>
      !isStandard ||
      !saudiBuyer ||
      ADDRESS_PARTS.every((part) => valueAt(saudiBuyer, ADDRESS + part).trim() !== ''),
  ],
  [
    'BR-KSA-67',
    'warning',
    'Standard: the Saudi buyer’s postcode has 5 digits',
    ({ isStandard, saudiBuyer }) =>
      !isStandard || !saudiBuyer || /^\d{5}$/.test(valueAt(saudiBuyer, `${ADDRESS}cbc:PostalZone`)),
  ],
  [
    'BR-KSA-10',
    'warning',
    'Standard: street, city and country of the buyer',
    ({ isStandard, buyer }) =>
      !isStandard ||
      ['cbc:StreetName', 'cbc:CityName', COUNTRY].every(
        (part) => buyer && valueAt(buyer, ADDRESS + part) !== '',
      ),
  ],
  [
    'BR-KSA-15',
    'warning',
    'Standard invoice: date of supply',
    ({ isStandard, code, at }) =>
      !isStandard || code !== '388' || at('cac:Delivery/cbc:ActualDeliveryDate') !== '',
  ],
  [
    'BR-KSA-17',
    'error',
    'A note has a reason',
    ({ isNote, invoice }) => !isNote || find(invoice, 'cac:PaymentMeans/cbc:InstructionNote').length > 0,
  ],
  [
    'BR-KSA-56',
    'warning',
    'A note names its invoice',
    ({ isNote, at }) => !isNote || at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== '',
  ],
  [
    'BR-KSA-84',
    'error',
    'The rate is 15 or 5',
    ({ invoice }) =>
      findAll(invoice, 'cbc:Percent').every((percent) => [5, 15].includes(Number(textOf(percent)))),
  ],
  [
    'BR-KSA-19',
    'warning',
    'A charge has a code',
    ({ charges }) => charges.every((one) => valueAt(one, 'cbc:AllowanceChargeReasonCode') !== ''),
  ],
  [
    'BR-KSA-21',
    'warning',
    'A charge has a reason',
    ({ charges }) => charges.every((one) => valueAt(one, 'cbc:AllowanceChargeReason') !== ''),
  ],
  [
    'BR-32',
    'error',
    'An allowance has its tax category',
    ({ allowances }) => allowances.every((one) => valueAt(one, 'cac:TaxCategory/cbc:ID') !== ''),
  ],
  [
    'BR-37',
    'warning',
    'A charge has its tax category',
    ({ charges }) => charges.every((one) => find(one, 'cac:TaxCategory/cbc:ID').length > 0),
  ],
  [
    'BR-KSA-F-04',
    'error',
    'No amount is negative',
    ({ invoice }) =>
      POSITIVE.every((path) => find(invoice, path).every((one) => !textOf(one).startsWith('-'))),
  ],
  [
    'BR-KSA-EN16931-08',
    'warning',
    'One tax total has parts',
    ({ partedTotals }) => partedTotals.length === 1,
  ],
  ['BR-KSA-EN16931-09', 'warning', 'One tax total has none', ({ plainTotals }) => plainTotals.length === 1],
  ['BR-16', 'error', 'A document has a line', ({ lines }) => lines.length > 0],
  [
    'BR-CO-10',
    'warning',
    'Sum of the lines',
    ({ lines, total }) => sum(lines, 'cbc:LineExtensionAmount') === total('LineExtensionAmount'),
  ],
  [
    'BR-CO-11',
    'error',
    'Sum of the allowances',
    ({ allowances, at, total }) =>
      sum(allowances, 'cbc:Amount') === total('AllowanceTotalAmount') ||
      (allowances.length === 0 && at('cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount') === ''),
  ],
  [
    'BR-CO-12',
    'error',
    'Sum of the charges',
    ({ charges, at, total }) =>
      sum(charges, 'cbc:Amount') === total('ChargeTotalAmount') ||
      (charges.length === 0 && at('cac:LegalMonetaryTotal/cbc:ChargeTotalAmount') === ''),
  ],
  [
    'BR-CO-13',
    'warning',
    'Total without VAT',
    ({ lines, total }) =>
      sum(lines, 'cbc:LineExtensionAmount') -
        (total('AllowanceTotalAmount') || 0) +
        (total('ChargeTotalAmount') || 0) ===
      total('TaxExclusiveAmount'),
  ],
  [
    'BR-CO-14',
    'error',
    'The VAT is that of its parts',
    ({ partedTotals }) =>
      partedTotals.every(
        (total) => sum([total], 'cbc:TaxAmount') === sum(find(total, 'cac:TaxSubtotal'), 'cbc:TaxAmount'),
      ),
  ],
  [
    'BR-CO-15',
    'error',
    'Total with VAT',
    ({ subtotals, total }) =>
      total('TaxExclusiveAmount') + sum(subtotals, 'cbc:TaxAmount') === total('TaxInclusiveAmount'),
  ],
  [
    'BR-CO-16',
    'warning',
    'Amount due',
    ({ total }) => total('TaxInclusiveAmount') === total('PayableAmount'),
  ],
  [
    'BR-CO-17',
    'warning',
    'The VAT is its rate of the amount',
    ({ subtotals, lines }) => subtotals.every((part) => isRate(part, lines.length)),
  ],
  [
    'BR-S-08',
    'warning',
    'Taxable amount of the category',
    ({ subtotals, lines, allowances, charges }) =>
      subtotals.length === 0 ||
      sum(subtotals.filter(isStandardRated('cac:TaxCategory')), 'cbc:TaxableAmount') ===
        sum(lines.filter(isStandardRated('cac:Item/cac:ClassifiedTaxCategory')), 'cbc:LineExtensionAmount') -
          sum(allowances.filter(isStandardRated('cac:TaxCategory')), 'cbc:Amount') +
          sum(charges.filter(isStandardRated('cac:TaxCategory')), 'cbc:Amount'),
  ],
  [
    'BR-KSA-52',
    'error',
    'Standard: the VAT of a line',
    ({ isStandard, lines }) =>
      !isStandard || lines.every((line) => valueAt(line, 'cac:TaxTotal/cbc:TaxAmount') !== ''),
  ],
  [
    'BR-KSA-53',
    'error',
    'Standard: the amount of a line with VAT',
    ({ isStandard, lines }) =>
      !isStandard || lines.every((line) => valueAt(line, 'cac:TaxTotal/cbc:RoundingAmount') !== ''),
  ],
  [
    'BR-KSA-51',
    'warning',
    'A line with VAT is its parts',
    ({ lines }) =>
      lines.every(
        (line) =>
          find(line, 'cac:TaxTotal').length === 0 ||
          sum([line], 'cbc:LineExtensionAmount') + sum([line], 'cac:TaxTotal/cbc:TaxAmount') ===
            sum([line], 'cac:TaxTotal/cbc:RoundingAmount'),
      ),
  ],
  ['BR-KSA-EN16931-11', 'warning', 'A line is quantity × price', ({ lines }) => lines.every(isProduct)],
  [
    'BR-KSA-F-06-C19',
    'warning',
    'An item’s name has 3 to 1,000 characters',
    ({ lines }) => lines.every((line) => /^.{3,1000}$/su.test(valueAt(line, 'cac:Item/cbc:Name'))),
  ],
  [
    'BR-KSA-F-C-01',
    'warning',
    'An item’s name is more than digits',
    ({ lines }) => lines.every((line) => !/^\p{Nd}+$/u.test(valueAt(line, 'cac:Item/cbc:Name'))),
  ],
]

/** Codes of the rules that the platform checks. */
export const KNOWN_RULES: ReadonlySet<string> = new Set(RULES.map(([code]) => code))

function taxNumber(party: Element | undefined): string {
  return taxNumbers(party)[0] ?? ''
}

function taxNumbers(party: Element | undefined): string[] {
  return party ? find(party, 'cac:PartyTaxScheme/cbc:CompanyID').map(textOf) : []
}

/** True for a day that exists. */
function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** True for an attached plain text that is not empty. */
function isAttached(reference: Element | undefined): boolean {
  const [attached] = reference ? find(reference, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject') : []
  return textOf(attached) !== '' && attached?.attributes.get('mimeCode') === 'text/plain'
}

function isStandardRated(category: string): (element: Element) => boolean {
  return (element) => valueAt(element, `${category}/cbc:ID`) === 'S'
}

function identifications(party: Element | undefined): Element[] {
  return party ? find(party, 'cac:PartyIdentification/cbc:ID') : []
}

/** Within a halala for each line. */
function isRate(part: Element, lines: number): boolean {
  const percent = Number(valueAt(part, 'cac:TaxCategory/cbc:Percent'))
  const expected = Math.round((halalas(valueAt(part, 'cbc:TaxableAmount')) * percent) / 100)
  return Math.abs(expected - halalas(valueAt(part, 'cbc:TaxAmount'))) <= lines
}

function isProduct(line: Element): boolean {
  const product =
    Number(valueAt(line, 'cbc:InvoicedQuantity')) * Number(valueAt(line, 'cac:Price/cbc:PriceAmount'))
  return Math.abs(product * 100 - halalas(valueAt(line, 'cbc:LineExtensionAmount'))) <= 1.5
}
