import { randomBytes } from 'node:crypto'
import { ATTRIBUTES, certificateAuthority, readRequest } from './certificate-authority.ts'
import type { Csid, Storage } from './storage.ts'

type Requested = Pick<Csid, 'vatNumber' | 'documents' | 'request'>

/** Attributes that a certificate request needs. */
const NEEDED_ATTRIBUTES: [keyof typeof ATTRIBUTES, RegExp][] = [
  ['vatNumber', /^3\d{13}3$/],
  ['serial', /^1-[^|]+\|2-[^|]+\|3-[^|]+$/],
  ['documents', /^(?:1100|1000|0100)$/],
  ['commonName', /./s],
  ['organisation', /./s],
  ['branch', /./s],
]

const TOKEN_TYPE = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3'

/** The certificates of the platform. */
export function openCsids(storage: Storage, now: () => Date) {
  const authority = certificateAuthority(storage.authorityKey)
  return {
    /** Takes a certificate request in PEM, once. Returns the reason if it is refused. */
    take(pem: string): Requested | string {
      const request = readRequest(pem)
      const attribute = (name: keyof typeof ATTRIBUTES) => request?.attributes.get(ATTRIBUTES[name]) ?? ''
      if (!request || !NEEDED_ATTRIBUTES.every(([name, form]) => form.test(attribute(name))))
        return 'The CSR is invalid'
      if (request.template !== 'PREZATCA-Code-Signing')
        return `Denied by Policy Module 0x80094800, ${request.template}`
      if (!storage.useRequest(pem)) return 'The CSR was used before'
      return { vatNumber: attribute('vatNumber'), documents: attribute('documents'), request: pem }
    },
    /** Issues a certificate. Returns the answer with it. */
    issue(use: Csid['use'], { vatNumber, documents, request }: Requested) {
      const read = readRequest(request)
      if (!read) throw new Error('A stored request is not readable')
      const certificate = authority.issue(read, now()).toString('base64')
      const token = Buffer.from(certificate).toString('base64')
      const [requestId, secret] = [storage.nextRequestId(), randomBytes(32).toString('base64')]
      storage.saveCsid({ requestId, token, secret, use, vatNumber, documents, request, passed: [] })
      return {
        requestID: requestId,
        tokenType: TOKEN_TYPE,
        dispositionMessage: 'ISSUED',
        binarySecurityToken: token,
        secret,
        errors: null,
      }
    },
    /** Finds the certificate that an `Authorization` header names, if the password is right. */
    find(authorization: string | undefined, use: Csid['use']): Csid | null {
      const [, basic = ''] = /^Basic (\S+)$/.exec(authorization ?? '') ?? []
      const [token = '', secret = ''] = Buffer.from(basic, 'base64').toString('latin1').split(':')
      const csid = storage.findCsid(token)
      return csid && csid.secret === secret && csid.use === use ? csid : null
    },
  }
}
