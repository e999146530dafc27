import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { readDer } from '@zayy/platform/x509/der'
import type { Finding } from './document-rules.ts'
import { canonical, type Element, find, findAll, textOf, valueAt } from './read-document.ts'

/** Returns the invoice hash: of the canonical document without stamp and QR code. */
export function invoiceHash(invoice: Element): string {
  const children = invoice.children.filter(
    (child) =>
      typeof child === 'string' ||
      !(
        child.name === 'ext:UBLExtensions' ||
        child.name === 'cac:Signature' ||
        (child.name === 'cac:AdditionalDocumentReference' && valueAt(child, 'cbc:ID') === 'QR')
      ),
  )
  return createHash('sha256')
    .update(canonical({ ...invoice, children }))
    .digest('base64')
}

/**
 * Checks hash, signature, certificate, signed properties and QR code of a stamped document.
 * @param certificate base64 of the DER that the unit was given
 * @param xml the unparsed document: the signed properties are hashed as text
 */
export function stampFindings(invoice: Element, xml: string, certificate: string): Finding[] {
  const findings: Finding[] = []
  const require = (isRight: boolean, code: string, message: string) => {
    if (!isRight) findings.push({ code, severity: 'error', message })
  }
  const only = (name: string) => textOf(findAll(invoice, name)[0])
  const der = Buffer.from(certificate, 'base64')
  const known = new X509Certificate(der)
  const hash = invoiceHash(invoice)
  const digests = findAll(invoice, 'ds:Reference').map((one) => valueAt(one, 'ds:DigestValue'))
  require(digests[0] === hash, 'invalid-invoice-hash', 'The hash in the stamp is not that of the document')
  require(only('ds:X509Certificate') ===
    certificate, 'invalid-certificate', 'Not the certificate of this CSID')
  require(valueAt(findAll(invoice, 'xades:CertDigest')[0] ?? invoice, 'ds:DigestValue') ===
    hexDigest(certificate), 'certificate-hashing', 'The digest of the certificate is wrong')
  require(only('ds:X509SerialNumber') ===
    `${BigInt(`0x${known.serialNumber}`)}`, 'X509SerialNumber', 'Serial number')
  require(only('ds:X509IssuerName') ===
    known.issuer.split('\n').reverse().join(', '), 'X509IssuerName', 'Name of the issuer')
  const start = xml.indexOf('<xades:SignedProperties')
  const end = xml.indexOf('</xades:SignedProperties>') + '</xades:SignedProperties>'.length
  const properties = xml
    .slice(start, end)
    .replace(
      '<xades:SignedProperties',
      '<xades:SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
    )
    .replace(/<ds:(\w+)/g, '<ds:$1 xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')
  require(digests[1] === hexDigest(properties), 'signed-properties-hashing', 'The signed properties differ')
  const key = createPublicKey(known.publicKey.export({ type: 'spki', format: 'pem' }))
  const signature = only('ds:SignatureValue')
  require(verify(
    'sha256',
    Buffer.from(hash, 'base64'),
    key,
    Buffer.from(signature, 'base64'),
  ), 'invalid-signature', 'The signature is not by the key of the certificate')
  const qr = find(invoice, 'cac:AdditionalDocumentReference').find((one) => valueAt(one, 'cbc:ID') === 'QR')
  const isSimplified = valueAt(invoice, 'cbc:InvoiceTypeCode') !== '' && subtypeOf(invoice).startsWith('02')
  const signatureOfCertificate = readDer(
    readDer(der)?.[0]?.content ?? Buffer.alloc(0),
  )?.[2]?.content.subarray(1)
  const expected: (string | Buffer | undefined)[] = [
    valueAt(invoice, 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'),
    valueAt(invoice, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'),
    `${valueAt(invoice, 'cbc:IssueDate')}T${valueAt(invoice, 'cbc:IssueTime')}`,
    valueAt(invoice, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount'),
    valueAt(invoice, 'cac:TaxTotal/cbc:TaxAmount'),
    hash,
    signature,
    known.publicKey.export({ type: 'spki', format: 'der' }),
    ...(isSimplified ? [signatureOfCertificate] : []),
  ]
  const values = tagsOf(textOf(qr && findAll(qr, 'cbc:EmbeddedDocumentBinaryObject')[0]))
  for (const [at, value] of expected.entries())
    require(values.get(at + 1)?.equals(Buffer.from(value ?? '')) === true, QR_CODES[at] ??
      'QRCODE_INVALID', `Tag ${at + 1} of the QR code differs from the document`)
  return findings
}

const QR_CODES: Record<number, string> = {
  2: 'invoiceTimeStamp_QRCODE_INVALID',
  5: 'invoiceHash_QRCODE_INVALID',
  8: 'CERTIFICATE_SIGNATURE_QRCODE_INVALID',
}

export function subtypeOf(invoice: Element): string {
  return find(invoice, 'cbc:InvoiceTypeCode')[0]?.attributes.get('name') ?? ''
}

function tagsOf(qr: string): Map<number, Buffer> {
  const bytes = Buffer.from(qr, 'base64')
  const values = new Map<number, Buffer>()
  for (let at = 0; at + 1 < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    values.set(bytes[at] ?? 0, bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)))
  return values
}

function hexDigest(text: string): string {
  return Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
}
