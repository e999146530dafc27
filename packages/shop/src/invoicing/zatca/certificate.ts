import { X509Certificate } from 'node:crypto'
import { objectId, readDer, TAGS, walkDer } from '@zayy/platform/x509/der'

/** The parts of a unit's certificate that stamps and the shop use. */
export type UnitCertificate = {
  /** Base64 of the DER, one line: the text that the digest is of. */
  text: string
  /** 'CN=…, DC=…', as X509IssuerName. */
  issuer: string
  /** Decimal. */
  serial: string
  notAfter: Date
  /** DER SubjectPublicKeyInfo. */
  publicKey: Buffer
  /** DER of the issuer's signature. */
  signature: Buffer
  /** The taxpayer's VAT number. */
  vatNumber: string | null
  /** Kinds of documents: '1100' both, '1000' standard, '0100' simplified. */
  documents: string | null
}

/** ZATCA's are about 1 kB. */
const MAX_TEXT = 16 * 1024

/** Reads a certificate from its base64 text, without PEM frame; null if it is none with an elliptic-curve key. */
export function readCertificate(given: string): UnitCertificate | null {
  const text = given.replace(/\s+/g, '')
  if (text.length > MAX_TEXT || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  try {
    const raw = Buffer.from(text, 'base64')
    const certificate = new X509Certificate(raw)
    const parts = readDer(readDer(raw)?.[0]?.content ?? Buffer.alloc(0))
    const signature = parts?.[2]
    if (signature?.tag !== TAGS.bitString || certificate.publicKey.asymmetricKeyType !== 'ec') return null
    return {
      text: raw.toString('base64'),
      issuer: certificate.issuer.split('\n').reverse().join(', '),
      serial: BigInt(`0x${certificate.serialNumber}`).toString(),
      notAfter: certificate.validToDate,
      publicKey: certificate.publicKey.export({ type: 'spki', format: 'der' }),
      // The first byte counts unused bits.
      signature: signature.content.subarray(1),
      vatNumber: alternativeName(raw, OIDS.vatNumber),
      documents: alternativeName(raw, OIDS.documents),
    }
  } catch {
    return null
  }
}

const SUBJECT_ALTERNATIVE_NAME = objectId('2.5.29.17')
const OIDS = { vatNumber: objectId('0.9.2342.19200300.100.1.1'), documents: objectId('2.5.4.12') }

/** Returns an attribute of the directory name in the subject's alternative names. */
function alternativeName(raw: Buffer, attribute: Buffer): string | null {
  for (const { tag, content } of walkDer(raw)) {
    if (tag !== TAGS.sequence) continue
    const [id, value] = readDer(content) ?? []
    if (!id?.whole.equals(SUBJECT_ALTERNATIVE_NAME) || value?.tag !== TAGS.octetString) continue
    for (const inner of walkDer(value.content)) {
      if (inner.tag !== TAGS.sequence) continue
      const [name, text] = readDer(inner.content) ?? []
      if (name?.whole.equals(attribute)) return text?.content.toString() ?? null
    }
  }
  return null
}
