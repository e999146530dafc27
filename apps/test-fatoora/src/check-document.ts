import { invoiceHash, stampFindings } from './check-stamp.ts'
import { brokenRules } from './document-rules.ts'
import { find, findAll, readElement, textOf, valueAt } from './read-document.ts'

/** The place in its unit's chain that a document claims. */
export type Chained = { uuid: string; counter: number; previousHash: string }

/**
 * Checks a stamped document by all rules that need no other document. Its reader and canonicaliser share no code with the
 * shop's writer. Returns null if the text is no invoice.
 * @param certificate base64 of the DER that the unit was given
 * @returns `hash`: recomputed from the document
 */
export function checkDocument(xml: string, certificate: string, now: Date) {
  const invoice = readElement(xml)
  if (invoice?.name !== 'Invoice') return null
  const references = find(invoice, 'cac:AdditionalDocumentReference')
  const reference = (id: string) => references.find((one) => valueAt(one, 'cbc:ID') === id)
  const attached = (id: string) => {
    const found = reference(id)
    return textOf(found && findAll(found, 'cbc:EmbeddedDocumentBinaryObject')[0])
  }
  const counter = reference('ICV')
  return {
    invoice,
    hash: invoiceHash(invoice),
    qr: attached('QR'),
    uuid: valueAt(invoice, 'cbc:UUID'),
    counter: Number(counter ? valueAt(counter, 'cbc:UUID') : 0),
    previousHash: attached('PIH'),
    findings: [...brokenRules(invoice, now), ...stampFindings(invoice, xml, certificate)],
  }
}
