import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { XmlC14NMode, XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const NAMESPACES = {
  inv: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
}

/** The elements that the hash leaves out (Security Features Implementation Standards 2.3.3). */
const UNHASHED = [
  '/inv:Invoice/ext:UBLExtensions',
  '/inv:Invoice/cac:Signature',
  '/inv:Invoice/cac:AdditionalDocumentReference[cbc:ID="QR"]',
]

/** Reads documents with libxml2, independently of the shop's own writer. */
export function readXml(xml: Uint8Array) {
  const document = XmlDocument.fromBuffer(xml)
  const textAt = (path: string) => document.get(path, NAMESPACES)?.content ?? ''
  const values = {
    digests: document.find('//ds:Reference/ds:DigestValue', NAMESPACES).map(({ content }) => content),
    signature: textAt('//ds:SignatureValue'),
    certificate: textAt('//ds:X509Certificate'),
    certificateDigest: textAt('//xades:CertDigest/ds:DigestValue'),
    issuer: textAt('//ds:X509IssuerName'),
    serial: textAt('//ds:X509SerialNumber'),
    signingTime: textAt('//xades:SigningTime'),
    qr: textAt('//cac:AdditionalDocumentReference[cbc:ID="QR"]//cbc:EmbeddedDocumentBinaryObject'),
    seller: textAt('//cac:AccountingSupplierParty//cbc:RegistrationName'),
    vatNumber: textAt('//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID'),
    time: `${textAt('/inv:Invoice/cbc:IssueDate')}T${textAt('/inv:Invoice/cbc:IssueTime')}`,
    total: textAt('//cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'),
    payable: textAt('//cac:LegalMonetaryTotal/cbc:PayableAmount'),
    tax: textAt('/inv:Invoice/cac:TaxTotal[not(cac:TaxSubtotal)]/cbc:TaxAmount'),
  }
  for (const path of UNHASHED)
    for (const node of document.find(path, NAMESPACES)) if (node instanceof XmlElement) node.remove()
  const canonical = document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_1 })
  document.dispose()
  return { ...values, hash: createHash('sha256').update(canonical).digest('base64') }
}

/** Opens the UBL schema. The returned function gives the schema's complaint about a document, or null. */
export function ublSchema(data: string): (xml: Uint8Array) => string | null {
  xmlRegisterFsInputProviders()
  const file = join(data, 'Schemas/xsds/UBL2.1/xsd/maindoc/UBL-Invoice-2.1.xsd')
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: pathToFileURL(file).href })
  const validator = XsdValidator.fromDoc(schema)
  return (xml) => {
    const document = XmlDocument.fromBuffer(xml)
    try {
      validator.validate(document)
      return null
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error)
    } finally {
      document.dispose()
    }
  }
}
