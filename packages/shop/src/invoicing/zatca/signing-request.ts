import { createPublicKey, type KeyObject, sign } from 'node:crypto'
import { bitString, der, objectId, sequence, TAGS, utf8String } from '@zayy/platform/x509/der'
import type { ZatcaEnvironment } from './zatca-platform.ts'

/** ZATCA's certificate templates, by environment. */
export const TEMPLATES = {
  developer: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
} as const

/** Returns the template of a platform; the fake one takes that of the simulation. */
export function templateOf(environment: ZatcaEnvironment): RequestedUnit['template'] {
  return environment === 'production' ? TEMPLATES.production : TEMPLATES.simulation
}

/**
 * Fields of a certificate request.
 * @property commonName unique name of the unit
 * @property branch in a VAT group the member's 10-digit number
 * @property serial '1-…|2-…|3-…': solution, version, serial number
 */
export type RequestedUnit = {
  template: (typeof TEMPLATES)[keyof typeof TEMPLATES]
  commonName: string
  branch: string
  organisation: string
  serial: string
  vatNumber: string
  /** Short address, or the address of the shop's pages. */
  address: string
  industry: string
}

/** Both kinds of documents: the shop sells to people and to companies. */
export const DOCUMENTS = '1100'

const OIDS = {
  country: '2.5.4.6',
  branch: '2.5.4.11',
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  serial: '2.5.4.4',
  vatNumber: '0.9.2342.19200300.100.1.1',
  documents: '2.5.4.12',
  address: '2.5.4.26',
  industry: '2.5.4.15',
  template: '1.3.6.1.4.1.311.20.2',
  alternativeName: '2.5.29.17',
  extensionRequest: '1.2.840.113549.1.9.14',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const

/** Returns a certificate request (PKCS#10) as PEM text, signed by the unit's secp256k1 key. */
export function signingRequest(privateKey: KeyObject, unit: RequestedUnit): string {
  const info = requestInfo(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }), unit)
  const signed = sequence(
    info,
    sequence(objectId(OIDS.ecdsaWithSha256)),
    bitString(sign('sha256', info, privateKey)),
  )
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n')
}

/**
 * Returns the DER of CertificationRequestInfo: what is signed.
 * @param publicKey DER SubjectPublicKeyInfo
 */
export function requestInfo(publicKey: Buffer, unit: RequestedUnit): Buffer {
  const alternativeNames = sequence(
    attribute(OIDS.serial, unit.serial),
    attribute(OIDS.vatNumber, unit.vatNumber),
    attribute(OIDS.documents, DOCUMENTS),
    attribute(OIDS.address, unit.address),
    attribute(OIDS.industry, unit.industry),
  )
  return sequence(
    der(TAGS.integer, Buffer.from([0])),
    sequence(
      der(TAGS.set, sequence(objectId(OIDS.country), der(TAGS.printable, Buffer.from('SA')))),
      attribute(OIDS.branch, unit.branch),
      attribute(OIDS.organisation, unit.organisation),
      attribute(OIDS.commonName, unit.commonName),
    ),
    publicKey,
    der(
      0xa0,
      sequence(
        objectId(OIDS.extensionRequest),
        der(
          TAGS.set,
          sequence(
            extension(OIDS.template, utf8String(unit.template)),
            extension(OIDS.alternativeName, sequence(der(0xa4, alternativeNames))),
          ),
        ),
      ),
    ),
  )
}

/** A separate RDN. */
function attribute(oid: string, value: string): Buffer {
  return der(TAGS.set, sequence(objectId(oid), utf8String(value)))
}

function extension(oid: string, value: Buffer): Buffer {
  return sequence(objectId(oid), der(TAGS.octetString, value))
}
