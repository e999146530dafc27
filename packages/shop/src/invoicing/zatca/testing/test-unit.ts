import { generateKeyPairSync } from 'node:crypto'
import { certificateAuthority, readRequest } from '@zayy/test-fatoora/certificate-authority'
import { readCertificate } from '../certificate.ts'
import { type RequestedUnit, signingRequest, TEMPLATES } from '../signing-request.ts'
import type { UnitKeys } from '../stamp-document.ts'

export const requestedUnit: RequestedUnit = {
  template: TEMPLATES.production,
  commonName: 'TST-886431145-399999999900003',
  branch: 'Riyadh Branch',
  organisation: 'Maximum Speed Tech Supply LTD',
  serial: '1-TST|2-TST|3-ed22f1d8-e6a2-1118-9b58-d9a8f11e445f',
  vatNumber: '399999999900003',
  address: 'RRRD2929',
  industry: 'Supply activities',
}

/** Returns a key with a certificate of the test authority. */
export function testUnit(): UnitKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const request = readRequest(signingRequest(privateKey, requestedUnit))
  const issued = request && certificateAuthority().issue(request, new Date('2026-11-01'))
  const certificate = readCertificate(issued?.toString('base64') ?? '')
  if (!certificate) throw new Error('The test authority issued no certificate')
  return { certificate, privateKey }
}
