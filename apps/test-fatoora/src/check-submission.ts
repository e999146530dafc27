import { type Chained, checkDocument } from './check-document.ts'
import { subtypeOf } from './check-stamp.ts'
import type { Finding } from './document-rules.ts'
import { type Element, valueAt } from './read-document.ts'
import type { Csid, Storage } from './storage.ts'

/** A document as it was sent. @property given base64 of the XML */
type Submission = { given: string; hash: string; uuid: string }

type HashedDocument = Chained & { hash: string }

/**
 * @property given base64, unchanged
 * @property document null if the XML is no invoice
 * @property kind the compliance check that the document is for
 */
export type Checked = {
  given: string
  document: HashedDocument | null
  kind: string | null
  errors: Finding[]
  warnings: Finding[]
}

const SELLER_VAT_NUMBER = 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'

const HASH_MISMATCH = 'The invoice hash API body does not match the (calculated) Hash of the XML'

/** Base64 of the hex SHA-256 of '0'. */
const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

/** Checks a document by all rules. Its chain counts for certificates of production only. */
export function checkSubmission(submission: Submission, csid: Csid, storage: Storage, now: Date): Checked {
  const { given } = submission
  const xml = Buffer.from(given, 'base64').toString('utf8')
  const read = checkDocument(xml, Buffer.from(csid.token, 'base64').toString('latin1'), now)
  if (!read) {
    const errors = [error('XSD_ZATCA_INVALID', 'Not an invoice')]
    return { given, document: null, kind: null, errors, warnings: [] }
  }
  const { invoice, findings, ...document } = read
  const seller = valueAt(invoice, SELLER_VAT_NUMBER)
  const inChain = csid.use !== 'production' || continuesChain(storage, csid, document)
  const claims: [isTrue: boolean, broken: Finding][] = [
    [document.hash === submission.hash, error('invalid-invoice-hash', HASH_MISMATCH)],
    [document.uuid === submission.uuid, error('invalid-uuid', 'The UUID differs from that of the XML')],
    [
      seller === csid.vatNumber,
      error('certificate-permissions', 'The VAT number is not that of the certificate'),
    ],
    [inChain, error('KSA-13', 'The previous invoice hash is wrong')],
    [!isLate(invoice, now), warning('BR-KSA-98', 'Simplified documents are reported within 24 hours')],
  ]
  findings.push(...claims.flatMap(([isTrue, broken]) => (isTrue ? [] : broken)))
  return {
    given,
    document,
    kind: kindOf(invoice),
    errors: findings.filter(({ severity }) => severity === 'error'),
    warnings: findings.filter(({ severity }) => severity === 'warning'),
  }
}

export function error(code: string, message: string): Finding {
  return { code, severity: 'error', message }
}

export function warning(code: string, message: string): Finding {
  return { code, severity: 'warning', message }
}

/** True if no accepted document of the unit contradicts the place of this one in the chain. They come in any order. */
function continuesChain(storage: Storage, { token }: Csid, document: HashedDocument): boolean {
  const { counter, previousHash, hash } = document
  const [before, same, after] = [counter - 1, counter, counter + 1].map((at) =>
    storage.findCounter(token, at),
  )
  const isFirst = previousHash === FIRST_PREVIOUS_HASH
  return (
    (counter === 1) === isFirst &&
    (!before || before.hash === previousHash) &&
    (!same || same.hash === hash) &&
    (!after || after.previousHash === hash)
  )
}

function isLate(invoice: Element, now: Date): boolean {
  if (!subtypeOf(invoice).startsWith('02')) return false
  const issued = Date.parse(`${valueAt(invoice, 'cbc:IssueDate')}T${valueAt(invoice, 'cbc:IssueTime')}+03:00`)
  return now.getTime() - issued > 24 * 3_600_000
}

function kindOf(invoice: Element): string | null {
  const kind = { 388: '', 381: 'credit-note-', 383: 'debit-note-' }[valueAt(invoice, 'cbc:InvoiceTypeCode')]
  const subtype = subtypeOf(invoice).startsWith('01') ? 'standard' : 'simplified'
  return kind === undefined ? null : `${subtype}-${kind}compliant`
}
