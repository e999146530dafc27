import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import type { ZatcaMessage } from '@zayy/database/schema/zatca'
import { basisPoints, halalas } from '@zayy/domain/money'
import { fieldOf } from '@zayy/domain/unknown-json'
import { partialRefundSums } from '@zayy/domain/zatca/document-sums'
import type { ZatcaDocument, ZatcaSeller } from '@zayy/domain/zatca/document-xml'
import { answerMessages, parsedBody, passesCheck, type ZatcaAnswer } from './answer-outcome.ts'
import { readCertificate, type UnitCertificate } from './certificate.ts'
import { DOCUMENTS, type RequestedUnit, signingRequest, templateOf } from './signing-request.ts'
import { FIRST_PREVIOUS_HASH, stampDocument } from './stamp-document.ts'
import type { Credentials, ZatcaPlatform } from './zatca-platform.ts'

export type CertificationStep =
  | { step: 'certificate' }
  | { step: 'check'; kind: CheckKind }
  | { step: 'production'; until: Date }

type CheckKind = `${'standard' | 'simplified'} ${ZatcaDocument['kind']}`

/** A step failed. Nothing was stored. */
export type CertificationFailed =
  | CertificationRefused
  /** The certificate has another key, VAT number or kind of documents, so that every stamp would be invalid. */
  | { kind: 'otherCertificate' }

export type CertificationRefused = {
  kind: 'failed'
  step: 'certificate' | CheckKind | 'production'
  status: number
  messages: ZatcaMessage[]
}

/** A certificate with the password of the API. */
export type Certified = {
  kind: 'certified'
  certificate: UnitCertificate
  credentials: Credentials
  privateKey: KeyObject
}

/**
 * Creates a key and gets its certificate: request, six compliance checks, certificate for production. A renewal may get the
 * latter at once.
 * @property unit fields of the certificate request
 * @property otp one-time password of the portal, six digits
 * @property renewed credentials of the unit to renew; null for a new one
 * @property onStep called after each step
 */
export async function certifyUnit(
  platform: ZatcaPlatform,
  {
    unit,
    seller,
    otp,
    renewed,
    onStep = () => {},
  }: {
    unit: Omit<RequestedUnit, 'template'>
    seller: ZatcaSeller
    otp: string
    renewed: Credentials | null
    onStep?: ((step: CertificationStep) => void) | undefined
  },
): Promise<Certified | CertificationFailed> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const request = signingRequest(privateKey, { ...unit, template: templateOf(platform.environment) })
  const requested = await platform.call({
    ...(renewed
      ? { method: 'PATCH', path: 'production/csids', credentials: renewed }
      : { path: 'compliance' }),
    body: { csr: Buffer.from(request).toString('base64') },
    headers: { OTP: otp },
  })
  const certified = ({ certificate, credentials }: Issued): Certified | CertificationFailed => {
    if (!isOf(certificate, privateKey, unit)) return { kind: 'otherCertificate' }
    onStep({ step: 'production', until: certificate.notAfter })
    return { kind: 'certified', certificate, credentials, privateKey }
  }
  // A renewal may get 428 with a certificate for the compliance checks.
  const trial = issuedIn(requested, renewed ? [200, 428] : [200])
  if (!trial) return failed('certificate', requested)
  onStep({ step: 'certificate' })
  if (renewed && requested.status === 200) return certified(trial)

  let previousHash = FIRST_PREVIOUS_HASH
  for (const [at, kind] of CHECKS.entries()) {
    const document = { ...checkDocument(kind, seller), counter: at + 1, previousHash }
    const { xml, hash } = stampDocument(document, { certificate: trial.certificate, privateKey }, new Date())
    const checked = await platform.call({
      path: 'compliance/invoices',
      body: { invoiceHash: hash, uuid: document.uuid, invoice: xml.toString('base64') },
      credentials: trial.credentials,
    })
    if (!passesCheck(checked)) return failed(kind, checked)
    onStep({ step: 'check', kind })
    previousHash = hash
  }

  const granted = await platform.call({
    path: 'production/csids',
    body: { compliance_request_id: trial.requestId },
    credentials: trial.credentials,
  })
  const final = issuedIn(granted, [200])
  return final ? certified(final) : failed('production', granted)
}

/**
 * Returns whether a certificate is for this key and unit. ZATCA's developer portal gives every shop the same one, with the
 * portal's key.
 */
function isOf(
  { publicKey, vatNumber, documents }: UnitCertificate,
  privateKey: KeyObject,
  unit: Omit<RequestedUnit, 'template'>,
): boolean {
  const requested = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return publicKey.equals(requested) && vatNumber === unit.vatNumber && documents === DOCUMENTS
}

const CHECKS: readonly CheckKind[] = [
  'standard invoice',
  'standard credit',
  'standard debit',
  'simplified invoice',
  'simplified credit',
  'simplified debit',
]

/** A fictitious company, because the documents of the compliance checks are not real invoices. */
const CHECK_BUYER = {
  name: 'شركة تجربة الفوترة',
  vatNumber: '399999999800003',
  street: 'شارع التجربة',
  building: '1234',
  district: 'التجربة',
  city: 'الرياض',
  postcode: '12345',
}

function checkDocument(
  kind: CheckKind,
  seller: ZatcaSeller,
): Omit<ZatcaDocument, 'counter' | 'previousHash'> {
  const isStandard = kind.startsWith('standard')
  const documentKind = CHECK_KINDS[kind]
  const sums = partialRefundSums({ invoiceNumber: 'TEST-1', total: halalas(11_500), tax: halalas(1_500) })
  return {
    kind: documentKind,
    number: `TEST-${CHECKS.indexOf(kind) + 1}`,
    uuid: randomUUID(),
    issuedAt: Date.now(),
    seller,
    buyer: isStandard ? CHECK_BUYER : null,
    purchaseOrder: null,
    paymentMeans: '48',
    corrects: documentKind === 'invoice' ? null : { invoiceNumber: 'TEST-1', reason: 'تجربة | Test' },
    taxRate: basisPoints(1_500),
    sums: { ...sums, lines: sums.lines.map((line) => ({ ...line, name: 'صنف تجربة | Test item' })) },
  }
}

const CHECK_KINDS: Record<CheckKind, ZatcaDocument['kind']> = {
  'standard invoice': 'invoice',
  'standard credit': 'credit',
  'standard debit': 'debit',
  'simplified invoice': 'invoice',
  'simplified credit': 'credit',
  'simplified debit': 'debit',
}

type Issued = { requestId: string; certificate: UnitCertificate; credentials: Credentials }

/** Reads a certificate with its password from an answer; null if there is none. */
function issuedIn({ status, body }: ZatcaAnswer, expected: readonly number[]): Issued | null {
  if (!expected.includes(status)) return null
  const answer = parsedBody(body)
  const [token, secret] = [fieldOf(answer, 'binarySecurityToken'), fieldOf(answer, 'secret')]
  // Read as text: the number can exceed the safe integers.
  const requestId = /"requestID"\s*:\s*"?(-?\d{1,30})"?/i.exec(body)?.[1]
  if (typeof token !== 'string' || typeof secret !== 'string' || requestId === undefined) return null
  // The token is base64 of the certificate's base64 text.
  const certificate = readCertificate(Buffer.from(token, 'base64').toString('latin1'))
  return certificate && { requestId, certificate, credentials: { token, secret } }
}

function failed(step: CertificationRefused['step'], answer: ZatcaAnswer): CertificationRefused {
  return { kind: 'failed', step, status: answer.status, messages: answerMessages(answer) }
}
