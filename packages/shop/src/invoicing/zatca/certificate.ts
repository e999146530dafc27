import { X509Certificate } from 'node:crypto'
import { objectId, readDer, TAGS, walkDer } from '@zayy/platform/x509/der'
import type { RequestedUnit } from './signing-request.ts'

/** The parts of a unit's certificate that the shop and its stamps use. */
export type UnitCertificate = {
  /** Base64 of the DER on one line. The digest is computed from this text. */
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

/**
 * Reads a certificate from its base64 text without PEM frame. Returns null for anything but a certificate with an
 * elliptic-curve key.
 */
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
      vatNumber: attributeIn(alternativeNames(raw), OIDS.vatNumber),
      documents: attributeIn(alternativeNames(raw), OIDS.documents),
    }
  } catch {
    return null
  }
}

/**
 * Returns the unit that a certificate names, in the form of its request; null if it is not the certificate of a unit.
 * @param text base64 of the DER
 */
export function certifiedUnit(text: string): Omit<RequestedUnit, 'template'> | null {
  if (readCertificate(text) === null) return null
  const raw = Buffer.from(text, 'base64')
  const names = alternativeNames(raw)
  const unit = {
    commonName: attributeIn(subjectOf(raw), OIDS.commonName),
    branch: attributeIn(subjectOf(raw), OIDS.branch),
    organisation: attributeIn(subjectOf(raw), OIDS.organisation),
    serial: attributeIn(names, OIDS.serial),
    vatNumber: attributeIn(names, OIDS.vatNumber),
    address: attributeIn(names, OIDS.address),
    industry: attributeIn(names, OIDS.industry),
  }
  return isComplete(unit) ? unit : null
}

function isComplete(
  unit: Record<keyof Omit<RequestedUnit, 'template'>, string | null>,
): unit is Omit<RequestedUnit, 'template'> {
  return Object.values(unit).every((value) => value !== null)
}

const SUBJECT_ALTERNATIVE_NAME = objectId('2.5.29.17')
const OIDS = {
  commonName: objectId('2.5.4.3'),
  serial: objectId('2.5.4.4'),
  organisation: objectId('2.5.4.10'),
  branch: objectId('2.5.4.11'),
  documents: objectId('2.5.4.12'),
  industry: objectId('2.5.4.15'),
  address: objectId('2.5.4.26'),
  vatNumber: objectId('0.9.2342.19200300.100.1.1'),
}

/** Place of the subject in a certificate, after version, serial number, algorithm, issuer and validity. */
const SUBJECT = 5

/** `toLegacyObject` of node:crypto crashes the process for keys of secp256k1 (Node 24). */
function subjectOf(raw: Buffer): Buffer {
  const [toBeSigned] = readDer(readDer(raw)?.[0]?.content ?? EMPTY) ?? []
  return readDer(toBeSigned?.content ?? EMPTY)?.[SUBJECT]?.whole ?? EMPTY
}

/** Returns the extension with the unit's directory name. */
function alternativeNames(raw: Buffer): Buffer {
  for (const { tag, content } of walkDer(raw)) {
    if (tag !== TAGS.sequence) continue
    const [id, value] = readDer(content) ?? []
    if (id?.whole.equals(SUBJECT_ALTERNATIVE_NAME) && value?.tag === TAGS.octetString) return value.content
  }
  return EMPTY
}

function attributeIn(names: Buffer, attribute: Buffer): string | null {
  for (const { tag, content } of walkDer(names)) {
    if (tag !== TAGS.sequence) continue
    const [name, text] = readDer(content) ?? []
    if (name?.whole.equals(attribute)) return text?.content.toString() ?? null
  }
  return null
}

const EMPTY = Buffer.alloc(0)
