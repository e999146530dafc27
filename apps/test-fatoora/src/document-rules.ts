/** Rules of EN 16931 and of ZATCA about a document, as far as a shop can break them. Each is written from its description. */

import { type Element, find, findAll, textOf, valueAt } from './read-document.ts'

export type Finding = { code: string; severity: 'error' | 'warning'; message: string }

type IsKept = (facts: Facts) => boolean

type Rule = Finding & { isKept: IsKept }

type Facts = ReturnType<typeof factsOf>

/** @param now decides what is in the future, in Riyadh */
export function brokenRules(invoice: Element, now: Date): Finding[] {
  const facts = factsOf(invoice, now)
  return RULES.filter(({ isKept }) => !isKept(facts)).map(({ isKept: _, ...finding }) => finding)
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
  error(
    'BR-KSA-EN16931-01',
    'ProfileID is reporting:1.0',
    ({ at }) => at('cbc:ProfileID') === 'reporting:1.0',
  ),
  warning('BR-02', 'A document has a number', ({ at }) => at('cbc:ID') !== ''),
  error('BR-KSA-03', 'The document has a UUID', ({ at }) => /^[\w.-]/.test(at('cbc:UUID'))),
  error(
    'BR-KSA-04',
    'The date of issue is not in the future',
    ({ at, today }) => !isDate(at('cbc:IssueDate')) || at('cbc:IssueDate') <= today,
  ),
  error('BR-KSA-F-01', 'Dates are YYYY-MM-DD', ({ dates }) => dates.every(isDate)),
  error('BR-KSA-70', 'Time of issue', ({ at }) =>
    /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(at('cbc:IssueTime')),
  ),
  error('BR-KSA-05', 'Type of the document', ({ code }) => ['388', '381', '383', '386'].includes(code)),
  error('BR-KSA-06', 'Form of the subtype', ({ subtype }) => /^0[12][01]{5,7}$/.test(subtype)),
  error(
    'BR-KSA-31',
    'Simplified: no self-billing',
    ({ isSimplified, subtype }) => !isSimplified || /^..[01]{4}0/.test(subtype),
  ),
  error(
    'BR-KSA-33',
    'The counter is there',
    ({ counter }) => counter !== undefined && valueAt(counter, 'cbc:UUID') !== '',
  ),
  error(
    'BR-KSA-34',
    'The counter has only digits',
    ({ counter }) => counter === undefined || /^\d*$/.test(valueAt(counter, 'cbc:UUID')),
  ),
  warning('BR-KSA-61', 'The previous hash is there', ({ previousHash }) => isAttached(previousHash)),
  warning(
    'BR-KSA-27',
    'Simplified: the QR code is there',
    ({ isSimplified, qr }) => !isSimplified || isAttached(qr),
  ),
  error('BR-KSA-68', 'There is a tax currency', ({ at }) => at('cbc:TaxCurrencyCode') !== ''),
  error('BR-KSA-EN16931-02', 'The tax currency is SAR', ({ invoice }) =>
    find(invoice, 'cbc:TaxCurrencyCode').every((one) => textOf(one).toUpperCase() === 'SAR'),
  ),
  error('BR-KSA-39', 'The seller has a VAT number', ({ seller }) => taxNumber(seller) !== ''),
  error('BR-KSA-40', 'Form of the seller’s VAT number', ({ seller }) =>
    taxNumbers(seller).every((number) => VAT_NUMBER.test(number)),
  ),
  warning('BR-KSA-08', 'The seller has an identification', ({ seller }) =>
    identifications(seller).some((id) => SELLER_SCHEMES.has(id.attributes.get('schemeID') ?? '')),
  ),
  warning('BR-KSA-F-08', 'A commercial registration has 10 digits', ({ seller }) =>
    identifications(seller).every(
      (id) => id.attributes.get('schemeID') !== 'CRN' || /^\d{10}$/.test(textOf(id)),
    ),
  ),
  warning('BR-KSA-09', 'Parts of the seller’s address', ({ seller }) =>
    [...ADDRESS_PARTS, COUNTRY].every((part) => seller && find(seller, ADDRESS + part).length > 0),
  ),
  warning(
    'BR-KSA-37',
    'The seller’s building number has 4 digits',
    ({ seller }) => seller !== undefined && /^\d{4}$/.test(valueAt(seller, `${ADDRESS}cbc:BuildingNumber`)),
  ),
  warning(
    'BR-KSA-66',
    'The seller’s postcode has 5 digits',
    ({ seller }) => seller !== undefined && /^\d{5}$/.test(valueAt(seller, `${ADDRESS}cbc:PostalZone`)),
  ),
  warning(
    'BR-06',
    'The seller has a name',
    ({ seller }) =>
      seller !== undefined && valueAt(seller, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
  ),
  error(
    'BR-KSA-44',
    'Form of the buyer’s VAT number',
    ({ buyer }) => taxNumber(buyer) === '' || VAT_NUMBER.test(taxNumber(buyer)),
  ),
  error(
    'BR-CUSTOM-VALIDATION-01',
    'The buyer is not the seller',
    ({ buyer, seller }) => taxNumber(buyer) === '' || taxNumber(buyer) !== taxNumber(seller),
  ),
  warning(
    'BR-KSA-42',
    'Standard: the buyer has a name',
    ({ isStandard, buyer }) =>
      !isStandard || !buyer || valueAt(buyer, 'cac:PartyLegalEntity/cbc:RegistrationName') !== '',
  ),
  warning(
    'BR-KSA-81',
    'Standard: the buyer has a number',
    ({ isStandard, buyer }) =>
      !isStandard || !buyer || taxNumbers(buyer).length > 0 || identifications(buyer).length > 0,
  ),
  warning(
    'BR-KSA-63',
    'Standard: parts of the Saudi buyer’s address',
    ({ isStandard, saudiBuyer }) =>
      !isStandard ||
      !saudiBuyer ||
      ADDRESS_PARTS.every((part) => valueAt(saudiBuyer, ADDRESS + part).trim() !== ''),
  ),
  warning(
    'BR-KSA-67',
    'Standard: the Saudi buyer’s postcode has 5 digits',
    ({ isStandard, saudiBuyer }) =>
      !isStandard || !saudiBuyer || /^\d{5}$/.test(valueAt(saudiBuyer, `${ADDRESS}cbc:PostalZone`)),
  ),
  warning(
    'BR-KSA-10',
    'Standard: street, city and country of the buyer',
    ({ isStandard, buyer }) =>
      !isStandard ||
      ['cbc:StreetName', 'cbc:CityName', COUNTRY].every(
        (part) => buyer && valueAt(buyer, ADDRESS + part) !== '',
      ),
  ),
  warning(
    'BR-KSA-15',
    'Standard invoice: date of supply',
    ({ isStandard, code, at }) =>
      !isStandard || code !== '388' || at('cac:Delivery/cbc:ActualDeliveryDate') !== '',
  ),
  error(
    'BR-KSA-17',
    'A note has a reason',
    ({ isNote, invoice }) => !isNote || find(invoice, 'cac:PaymentMeans/cbc:InstructionNote').length > 0,
  ),
  warning(
    'BR-KSA-56',
    'A note names its invoice',
    ({ isNote, at }) => !isNote || at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== '',
  ),
  error('BR-KSA-84', 'The rate is 15 or 5', ({ invoice }) =>
    findAll(invoice, 'cbc:Percent').every((percent) => [5, 15].includes(Number(textOf(percent)))),
  ),
  warning('BR-KSA-19', 'A charge has a code', ({ charges }) =>
    charges.every((one) => valueAt(one, 'cbc:AllowanceChargeReasonCode') !== ''),
  ),
  warning('BR-KSA-21', 'A charge has a reason', ({ charges }) =>
    charges.every((one) => valueAt(one, 'cbc:AllowanceChargeReason') !== ''),
  ),
  error('BR-32', 'An allowance has its tax category', ({ allowances }) =>
    allowances.every((one) => valueAt(one, 'cac:TaxCategory/cbc:ID') !== ''),
  ),
  warning('BR-37', 'A charge has its tax category', ({ charges }) =>
    charges.every((one) => find(one, 'cac:TaxCategory/cbc:ID').length > 0),
  ),
  error('BR-KSA-F-04', 'No amount is negative', ({ invoice }) =>
    POSITIVE.every((path) => find(invoice, path).every((one) => !textOf(one).startsWith('-'))),
  ),
  warning('BR-KSA-EN16931-08', 'One tax total has parts', ({ partedTotals }) => partedTotals.length === 1),
  warning('BR-KSA-EN16931-09', 'One tax total has none', ({ plainTotals }) => plainTotals.length === 1),
  error('BR-16', 'A document has a line', ({ lines }) => lines.length > 0),
  warning(
    'BR-CO-10',
    'Sum of the lines',
    ({ lines, total }) => sum(lines, 'cbc:LineExtensionAmount') === total('LineExtensionAmount'),
  ),
  error(
    'BR-CO-11',
    'Sum of the allowances',
    ({ allowances, at, total }) =>
      sum(allowances, 'cbc:Amount') === total('AllowanceTotalAmount') ||
      (allowances.length === 0 && at('cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount') === ''),
  ),
  error(
    'BR-CO-12',
    'Sum of the charges',
    ({ charges, at, total }) =>
      sum(charges, 'cbc:Amount') === total('ChargeTotalAmount') ||
      (charges.length === 0 && at('cac:LegalMonetaryTotal/cbc:ChargeTotalAmount') === ''),
  ),
  warning(
    'BR-CO-13',
    'Total without VAT',
    ({ lines, total }) =>
      sum(lines, 'cbc:LineExtensionAmount') -
        (total('AllowanceTotalAmount') || 0) +
        (total('ChargeTotalAmount') || 0) ===
      total('TaxExclusiveAmount'),
  ),
  error('BR-CO-14', 'The VAT is that of its parts', ({ partedTotals }) =>
    partedTotals.every(
      (total) => sum([total], 'cbc:TaxAmount') === sum(find(total, 'cac:TaxSubtotal'), 'cbc:TaxAmount'),
    ),
  ),
  error(
    'BR-CO-15',
    'Total with VAT',
    ({ subtotals, total }) =>
      total('TaxExclusiveAmount') + sum(subtotals, 'cbc:TaxAmount') === total('TaxInclusiveAmount'),
  ),
  warning('BR-CO-16', 'Amount due', ({ total }) => total('TaxInclusiveAmount') === total('PayableAmount')),
  warning('BR-CO-17', 'The VAT is its rate of the amount', ({ subtotals, lines }) =>
    subtotals.every((part) => isRate(part, lines.length)),
  ),
  warning(
    'BR-S-08',
    'Taxable amount of the category',
    ({ subtotals, lines, allowances, charges }) =>
      subtotals.length === 0 ||
      sum(subtotals.filter(isStandardRated('cac:TaxCategory')), 'cbc:TaxableAmount') ===
        sum(lines.filter(isStandardRated('cac:Item/cac:ClassifiedTaxCategory')), 'cbc:LineExtensionAmount') -
          sum(allowances.filter(isStandardRated('cac:TaxCategory')), 'cbc:Amount') +
          sum(charges.filter(isStandardRated('cac:TaxCategory')), 'cbc:Amount'),
  ),
  error(
    'BR-KSA-52',
    'Standard: the VAT of a line',
    ({ isStandard, lines }) =>
      !isStandard || lines.every((line) => valueAt(line, 'cac:TaxTotal/cbc:TaxAmount') !== ''),
  ),
  error(
    'BR-KSA-53',
    'Standard: the amount of a line with VAT',
    ({ isStandard, lines }) =>
      !isStandard || lines.every((line) => valueAt(line, 'cac:TaxTotal/cbc:RoundingAmount') !== ''),
  ),
  warning('BR-KSA-51', 'A line with VAT is its parts', ({ lines }) =>
    lines.every(
      (line) =>
        find(line, 'cac:TaxTotal').length === 0 ||
        sum([line], 'cbc:LineExtensionAmount') + sum([line], 'cac:TaxTotal/cbc:TaxAmount') ===
          sum([line], 'cac:TaxTotal/cbc:RoundingAmount'),
    ),
  ),
  warning('BR-KSA-EN16931-11', 'A line is quantity × price', ({ lines }) => lines.every(isProduct)),
  warning('BR-KSA-F-06-C19', 'An item’s name has 3 to 1,000 characters', ({ lines }) =>
    lines.every((line) => /^.{3,1000}$/su.test(valueAt(line, 'cac:Item/cbc:Name'))),
  ),
  warning('BR-KSA-F-C-01', 'An item’s name is more than digits', ({ lines }) =>
    lines.every((line) => !/^\p{Nd}+$/u.test(valueAt(line, 'cac:Item/cbc:Name'))),
  ),
]

/** Codes of the rules that the platform checks. */
export const KNOWN_RULES: ReadonlySet<string> = new Set(RULES.map(({ code }) => code))

function error(code: string, message: string, isKept: IsKept): Rule {
  return { code, severity: 'error', message, isKept }
}

function warning(code: string, message: string, isKept: IsKept): Rule {
  return { code, severity: 'warning', message, isKept }
}

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
