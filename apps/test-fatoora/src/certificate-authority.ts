import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import {
  bitString,
  type DerValue,
  der,
  objectId,
  readDer,
  sequence,
  TAGS,
  walkDer,
} from '@zayy/platform/x509/der'

/** The fields of a certificate request, in the order of its extensions. */
export type CertificateRequest = {
  publicKey: KeyObject
  /** DER of the subject and of the directory name in the alternative names. */
  subject: Buffer
  alternativeNames: Buffer
  template: string
  /** By OID: the attributes of subject and alternative names. */
  attributes: ReadonlyMap<string, string>
}

export const ATTRIBUTES = {
  country: '2.5.4.6',
  branch: '2.5.4.11',
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  serial: '2.5.4.4',
  vatNumber: '0.9.2342.19200300.100.1.1',
  documents: '2.5.4.12',
  address: '2.5.4.26',
  industry: '2.5.4.15',
} as const

const TEMPLATE = objectId('1.3.6.1.4.1.311.20.2')
const ALTERNATIVE_NAMES = objectId('2.5.29.17')
const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'))
const FIVE_YEARS_MS = 5 * 365 * 24 * 60 * 60_000

/** Reads a PEM certificate request and checks its own signature; null if it is no valid request. */
export function readRequest(pem: string): CertificateRequest | null {
  const body =
    /^-----BEGIN CERTIFICATE REQUEST-----\n([A-Za-z0-9+/=\n]+)-----END CERTIFICATE REQUEST-----\n?$/
  const base64 = body.exec(pem)?.[1]
  if (base64 === undefined) return null
  const [request] = readDer(Buffer.from(base64, 'base64')) ?? []
  const [info, , signature] = (request && readDer(request.content)) ?? []
  const [, subject, key] = (info && readDer(info.content)) ?? []
  if (!info || !subject || !key || signature?.tag !== TAGS.bitString) return null
  try {
    const publicKey = createPublicKey({ key: key.whole, format: 'der', type: 'spki' })
    if (publicKey.asymmetricKeyDetails?.namedCurve !== 'secp256k1') return null
    if (!verify('sha256', info.whole, publicKey, signature.content.subarray(1))) return null
    const alternativeNames = extensionOf(info.whole, ALTERNATIVE_NAMES)
    const template = extensionOf(info.whole, TEMPLATE)
    if (!alternativeNames || !template) return null
    const attributes = new Map([...attributesOf(subject.whole), ...attributesOf(alternativeNames)])
    const [text] = readDer(template) ?? []
    return { publicKey, subject: subject.whole, alternativeNames, template: `${text?.content}`, attributes }
  } catch {
    return null
  }
}

function extensionOf(info: Buffer, id: Buffer): Buffer | null {
  for (const { tag, content } of walkDer(info)) {
    const [name, value] = tag === TAGS.sequence ? (readDer(content) ?? []) : []
    if (name?.whole.equals(id) && value?.tag === TAGS.octetString) return value.content
  }
  return null
}

function* attributesOf(names: Buffer): Generator<[string, string]> {
  for (const { tag, content } of walkDer(names)) {
    const [name, value] = tag === TAGS.sequence ? (readDer(content) ?? []) : []
    const known = Object.values(ATTRIBUTES).find((oid) => name?.whole.equals(objectId(oid)))
    if (known && value && isText(value)) yield [known, `${value.content}`]
  }
}

function isText({ tag }: DerValue): boolean {
  return tag === TAGS.utf8 || tag === TAGS.printable
}

/** The certificate authority of the fake. `key`: PKCS#8 in base64, or a new one. */
export function certificateAuthority(key: string = newKey()) {
  const privateKey = keyOf(key)
  const issuer = sequence(
    ...[
      ['0.9.2342.19200300.100.1.25', 'local'],
      ['0.9.2342.19200300.100.1.25', 'test-fatoora'],
      [ATTRIBUTES.commonName, 'TEST-FATOORA-CA'],
    ].map(([oid = '', value = '']) =>
      der(TAGS.set, sequence(objectId(oid), der(TAGS.utf8, Buffer.from(value)))),
    ),
  )
  return {
    publicKey: createPublicKey(privateKey),
    /** Returns the DER of a certificate for the request's key. */
    issue: (
      request: Pick<CertificateRequest, 'publicKey' | 'subject' | 'alternativeNames'>,
      now: Date,
    ): Buffer => {
      const serial = randomBytes(18)
      // A positive number without a leading zero byte.
      serial[0] = 0x11
      const toBeSigned = sequence(
        der(0xa0, der(TAGS.integer, Buffer.from([2]))),
        der(TAGS.integer, serial),
        ECDSA_WITH_SHA256,
        issuer,
        sequence(time(now), time(new Date(now.getTime() + FIVE_YEARS_MS))),
        request.subject,
        request.publicKey.export({ type: 'spki', format: 'der' }),
        der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(TAGS.octetString, request.alternativeNames)))),
      )
      return sequence(toBeSigned, ECDSA_WITH_SHA256, bitString(sign('sha256', toBeSigned, privateKey)))
    },
  }
}

export function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}

function keyOf(key: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
}

/** UTCTime: valid until 2049. */
function time(at: Date): Buffer {
  return der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))
}
