import { type KeyObject, randomUUID } from 'node:crypto'
import type { ZatcaMessage } from '@zayy/database/schema/zatca'
import { basisPoints, halalas } from '@zayy/domain/money'
import { partialRefundSums } from '@zayy/domain/zatca/document-sums'
import type { ZatcaDocument, ZatcaSeller } from '@zayy/domain/zatca/document-xml'
import { answerMessages, fieldOf, parsedBody, passesCheck, type ZatcaAnswer } from './answer-outcome.ts'
import { readCertificate, type UnitCertificate } from './certificate.ts'
import { FIRST_PREVIOUS_HASH, stampDocument } from './stamp-document.ts'
import type { Credentials, ZatcaPlatform } from './zatca-platform.ts'

export type CertificationStep =
  | { step: 'certificate' }
  | { step: 'check'; kind: CheckKind }
  | { step: 'production'; until: Date }

type CheckKind = `${'standard' | 'simplified'} ${ZatcaDocument['kind']}`

/** ZATCA's answer to a step, of which nothing is kept. */
export type CertificationFailed = {
  kind: 'failed'
  step: 'certificate' | CheckKind | 'production'
  status: number
  messages: ZatcaMessage[]
}

/** A certificate with the password of the API. */
export type Certified = { kind: 'certified'; certificate: UnitCertificate; credentials: Credentials }

/**
 * Goes from ZATCA's answer to a certificate request to the certificate for production, through the six compliance checks. An answer
 * of 200 to a renewal has it already.
 * @property requested the answer. @property privateKey of the request. @property onStep called as each step succeeds
 */
export async function certifyUnit(
  platform: ZatcaPlatform,
  {
    requested,
    isRenewal,
    privateKey,
    seller,
    onStep,
  }: {
    requested: ZatcaAnswer
    isRenewal: boolean
    privateKey: KeyObject
    seller: ZatcaSeller
    onStep: (step: CertificationStep) => void
  },
): Promise<Certified | CertificationFailed> {
  // 428 to a renewal: a certificate for the checks.
  const trial = issuedIn(requested, isRenewal ? [200, 428] : [200])
  if (!trial) return failed('certificate', requested)
  onStep({ step: 'certificate' })
  if (isRenewal && requested.status === 200) return certified(trial, onStep)

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
  return final ? certified(final, onStep) : failed('production', granted)
}

function certified(
  { certificate, credentials }: Issued,
  onStep: (step: CertificationStep) => void,
): Certified {
  onStep({ step: 'production', until: certificate.notAfter })
  return { kind: 'certified', certificate, credentials }
}

const CHECKS: readonly CheckKind[] = [
  'standard invoice',
  'standard credit',
  'standard debit',
  'simplified invoice',
  'simplified credit',
  'simplified debit',
]

/** A company that does not exist: a document of the compliance checks is nobody's invoice. */
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

function failed(step: 'certificate' | CheckKind | 'production', answer: ZatcaAnswer): CertificationFailed {
  return { kind: 'failed', step, status: answer.status, messages: answerMessages(answer) }
}
