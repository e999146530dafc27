/**
 * The XML of a tax invoice, credit note or debit note as ZATCA takes it: UBL 2.1 in canonical form (ZATCA, XML Implementation
 * Standard). The order of elements is the schema's.
 */

import { type BasisPoints, decimalPerUnit, type Halalas, toDecimal, toPercent } from '../money.ts'
import { riyadhDay, riyadhSecond } from '../riyadh-time.ts'
import { attribute, element, text, type Xml } from './canonical-xml.ts'
import type { DocumentLine, DocumentSums } from './document-sums.ts'

/** National Address, in Arabic. Unknown parts are left out; ZATCA then accepts the document with a warning. */
type ZatcaAddress = {
  street?: string | undefined
  /** Four digits. */
  building?: string | undefined
  /** Four digits: the additional number. */
  additional?: string | undefined
  district?: string | undefined
  city?: string | undefined
  /** Five digits. */
  postcode?: string | undefined
  /** ISO 3166-1; Saudi Arabia by default. */
  country?: string | undefined
}

/** `registration`: ten digits, a commercial registration or a unified number (from 7). */
export type ZatcaSeller = { name: string; vatNumber: string; registration: string | null } & ZatcaAddress

export type ZatcaBuyer = { name: string; vatNumber: string } & ZatcaAddress

export type ZatcaDocument = {
  kind: 'invoice' | 'credit' | 'debit'
  number: string
  uuid: string
  /** Milliseconds since 1970. */
  issuedAt: number
  /** 1, 2, 3 … of the unit that makes the documents. */
  counter: number
  /** Invoice hash of the document before. */
  previousHash: string
  seller: ZatcaSeller
  /** A company with its VAT number; the document is then a standard one. Null: simplified, and names no buyer. */
  buyer: ZatcaBuyer | null
  /** The buyer's number of their order. */
  purchaseOrder: string | null
  /** UNTDID 4461: 42 bank transfer, 48 card. */
  paymentMeans: '42' | '48'
  /** The invoice that a credit or debit note corrects, and why. */
  corrects: { invoiceNumber: string; reason: string } | null
  taxRate: BasisPoints
  sums: DocumentSums
}

/** The parts that a stamp adds to a document. The hash leaves them out. */
export type DocumentStamp = { extension: Xml; qr: string }

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const NAMESPACES = [
  ['xmlns', 'Invoice-2'],
  ['xmlns:cac', 'CommonAggregateComponents-2'],
  ['xmlns:cbc', 'CommonBasicComponents-2'],
  ['xmlns:ext', 'CommonExtensionComponents-2'],
] as const

const TYPE_CODES = { invoice: '388', credit: '381', debit: '383' } as const

/** Local time of the document, the same in XML and QR code: '2026-11-26T18:05:09'. */
export function documentTime({ issuedAt }: Pick<ZatcaDocument, 'issuedAt'>): string {
  return riyadhSecond(issuedAt).replace(' ', 'T')
}

/**
 * Returns the document without XML declaration. Without a stamp these are the bytes that are hashed.
 * @throws RangeError for text that XML cannot contain
 */
export function documentXml(document: ZatcaDocument, stamp: DocumentStamp | null = null): Xml {
  const { corrects, sums, taxRate } = document
  const [day = '', time = ''] = riyadhSecond(document.issuedAt).split(' ')
  return element(
    'Invoice',
    ...NAMESPACES.map(([name, schema]) =>
      attribute(name, `urn:oasis:names:specification:ubl:schema:xsd:${schema}`),
    ),
    ...(stamp ? [stamp.extension] : []),
    basic('ProfileID', 'reporting:1.0'),
    basic('ID', document.number),
    basic('UUID', document.uuid),
    basic('IssueDate', day),
    basic('IssueTime', time),
    element(
      'cbc:InvoiceTypeCode',
      attribute('name', document.buyer ? '0100000' : '0200000'),
      text(TYPE_CODES[document.kind]),
    ),
    basic('DocumentCurrencyCode', 'SAR'),
    basic('TaxCurrencyCode', 'SAR'),
    ...optional(document.purchaseOrder, (id) => element('cac:OrderReference', basic('ID', id))),
    ...optional(corrects, ({ invoiceNumber }) =>
      element('cac:BillingReference', element('cac:InvoiceDocumentReference', basic('ID', invoiceNumber))),
    ),
    element('cac:AdditionalDocumentReference', basic('ID', 'ICV'), basic('UUID', String(document.counter))),
    attached('PIH', document.previousHash),
    ...(stamp ? [attached('QR', stamp.qr), signatureReference()] : []),
    element('cac:AccountingSupplierParty', sellerParty(document.seller)),
    element('cac:AccountingCustomerParty', ...optional(document.buyer, buyerParty)),
    ...(document.buyer && document.kind === 'invoice'
      ? [element('cac:Delivery', basic('ActualDeliveryDate', riyadhDay(document.issuedAt)))]
      : []),
    element(
      'cac:PaymentMeans',
      basic('PaymentMeansCode', document.paymentMeans),
      ...optional(corrects, ({ reason }) => basic('InstructionNote', reason)),
    ),
    ...optional(sums.allowance, (one) => allowanceCharge('95', one, taxRate)),
    ...optional(sums.charge, (one) => allowanceCharge('DL', one, taxRate)),
    element('cac:TaxTotal', amount('TaxAmount', sums.vat)),
    element(
      'cac:TaxTotal',
      amount('TaxAmount', sums.vat),
      element(
        'cac:TaxSubtotal',
        amount('TaxableAmount', sums.withoutVat),
        amount('TaxAmount', sums.vat),
        taxCategory('TaxCategory', taxRate),
      ),
    ),
    element(
      'cac:LegalMonetaryTotal',
      amount('LineExtensionAmount', sums.lineSum),
      amount('TaxExclusiveAmount', sums.withoutVat),
      amount('TaxInclusiveAmount', sums.payable),
      ...optional(sums.allowance, (one) => amount('AllowanceTotalAmount', one.amount)),
      ...optional(sums.charge, (one) => amount('ChargeTotalAmount', one.amount)),
      amount('PayableAmount', sums.payable),
    ),
    ...sums.lines.map((line, at) => invoiceLine(line, at + 1, taxRate)),
  )
}

function sellerParty(seller: ZatcaSeller): Xml {
  return element(
    'cac:Party',
    ...optional(seller.registration, (number) =>
      element(
        'cac:PartyIdentification',
        element('cbc:ID', attribute('schemeID', number.startsWith('7') ? '700' : 'CRN'), text(number)),
      ),
    ),
    ...partyDetails(seller),
  )
}

function buyerParty(buyer: ZatcaBuyer): Xml {
  return element('cac:Party', ...partyDetails(buyer))
}

function partyDetails(party: { name: string; vatNumber: string } & ZatcaAddress): Xml[] {
  return [
    element(
      'cac:PostalAddress',
      ...optional(party.street, (value) => basic('StreetName', value)),
      ...optional(party.building, (value) => basic('BuildingNumber', value)),
      ...optional(party.additional, (value) => basic('PlotIdentification', value)),
      ...optional(party.district, (value) => basic('CitySubdivisionName', value)),
      ...optional(party.city, (value) => basic('CityName', value)),
      ...optional(party.postcode, (value) => basic('PostalZone', value)),
      element('cac:Country', basic('IdentificationCode', party.country ?? 'SA')),
    ),
    element('cac:PartyTaxScheme', basic('CompanyID', party.vatNumber), vatScheme()),
    element('cac:PartyLegalEntity', basic('RegistrationName', party.name)),
  ]
}

function allowanceCharge(
  code: '95' | 'DL',
  one: { amount: Halalas; reason: string },
  rate: BasisPoints,
): Xml {
  return element(
    'cac:AllowanceCharge',
    basic('ChargeIndicator', String(code === 'DL')),
    basic('AllowanceChargeReasonCode', code),
    basic('AllowanceChargeReason', one.reason),
    amount('Amount', one.amount),
    taxCategory('TaxCategory', rate),
  )
}

function invoiceLine({ name, quantity, net, tax, gross }: DocumentLine, id: number, rate: BasisPoints): Xml {
  return element(
    'cac:InvoiceLine',
    basic('ID', String(id)),
    element('cbc:InvoicedQuantity', attribute('unitCode', 'PCE'), text(String(quantity))),
    amount('LineExtensionAmount', net),
    element('cac:TaxTotal', amount('TaxAmount', tax), amount('RoundingAmount', gross)),
    element('cac:Item', basic('Name', name), taxCategory('ClassifiedTaxCategory', rate)),
    element('cac:Price', sarElement('PriceAmount', decimalPerUnit(net, quantity))),
  )
}

function taxCategory(name: 'TaxCategory' | 'ClassifiedTaxCategory', rate: BasisPoints): Xml {
  const percent = toPercent(rate).toFixed(2)
  return element(`cac:${name}`, basic('ID', 'S'), basic('Percent', percent), vatScheme())
}

function vatScheme(): Xml {
  return element('cac:TaxScheme', basic('ID', 'VAT'))
}

function attached(id: 'PIH' | 'QR', content: string): Xml {
  return element(
    'cac:AdditionalDocumentReference',
    basic('ID', id),
    element(
      'cac:Attachment',
      element('cbc:EmbeddedDocumentBinaryObject', attribute('mimeCode', 'text/plain'), text(content)),
    ),
  )
}

function signatureReference(): Xml {
  return element(
    'cac:Signature',
    basic('ID', 'urn:oasis:names:specification:ubl:signature:Invoice'),
    basic('SignatureMethod', 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
  )
}

function amount(name: string, value: Halalas): Xml {
  return sarElement(name, toDecimal(value))
}

function sarElement(name: string, decimal: string): Xml {
  return element(`cbc:${name}`, attribute('currencyID', 'SAR'), text(decimal))
}

function basic(name: string, value: string): Xml {
  return element(`cbc:${name}`, text(value))
}

function optional<Value>(value: Value | null | undefined, write: (value: Value) => Xml): Xml[] {
  return value === null || value === undefined ? [] : [write(value)]
}
