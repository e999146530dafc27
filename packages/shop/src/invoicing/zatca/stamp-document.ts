import { createHash, type KeyObject, sign } from 'node:crypto'
import {
  documentTime,
  documentXml,
  XML_DECLARATION,
  type ZatcaDocument,
} from '@zayy/domain/zatca/document-xml'
import { type SignedProperties, signedPropertiesText, stampExtension } from '@zayy/domain/zatca/stamp-xml'
import { zatcaQr } from '../../zatca-qr.ts'
import type { UnitCertificate } from './certificate.ts'

/**
 * @property xml bytes to store and send
 * @property hash base64, the next document's `previousHash`
 */
export type StampedDocument = { xml: Buffer; hash: string; qr: string }

/** A unit's certificate and private key. */
export type UnitKeys = { certificate: UnitCertificate; privateKey: KeyObject }

/** The previous hash of a unit's first document: that of the digit 0. */
export const FIRST_PREVIOUS_HASH = hexDigest('0')

/**
 * Makes, hashes and stamps a document. Simplified and standard ones get the same stamp; ZATCA replaces it when it clears a
 * standard one.
 * @throws RangeError for text that XML or the QR code cannot contain
 */
export function stampDocument(
  document: ZatcaDocument,
  { certificate, privateKey }: UnitKeys,
  now: Date,
): StampedDocument {
  const digest = createHash('sha256').update(documentXml(document)).digest()
  const hash = digest.toString('base64')
  // ZATCA's units sign the 32 bytes of the hash, which ECDSA hashes again.
  const signature = sign('sha256', digest, privateKey).toString('base64')
  const properties = signedProperties(certificate, `${now.toISOString().slice(0, 19)}Z`)
  const extension = stampExtension({
    hash,
    propertiesDigest: propertiesDigest(properties),
    signature,
    certificate: certificate.text,
    properties,
  })
  const qr = zatcaQr({
    seller: document.seller.name,
    vatNumber: document.seller.vatNumber,
    issuedAt: documentTime(document),
    total: document.sums.payable,
    tax: document.sums.vat,
    stamp: {
      hash,
      signature,
      publicKey: certificate.publicKey,
      certificateSignature: document.buyer ? null : certificate.signature,
    },
  })
  return { xml: Buffer.from(XML_DECLARATION + documentXml(document, { extension, qr })), hash, qr }
}

/** @param signingTime such as '2026-11-26T15:05:09Z' */
export function signedProperties(certificate: UnitCertificate, signingTime: string): SignedProperties {
  const { text, issuer, serial } = certificate
  return { signingTime, certificateDigest: hexDigest(text), issuer, serial }
}

export function propertiesDigest(properties: SignedProperties): string {
  return hexDigest(signedPropertiesText(properties))
}

/** Returns base64 of the hexadecimal SHA-256, the form of some of ZATCA's digests. */
function hexDigest(text: string): string {
  return Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
}
