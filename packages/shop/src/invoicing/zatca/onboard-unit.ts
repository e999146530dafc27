import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { type ZatcaMessage, zatcaOwed, zatcaUnits } from '@zayy/database/schema/zatca'
import { basisPoints, halalas } from '@zayy/domain/money'
import { partialRefundSums } from '@zayy/domain/zatca/document-sums'
import type { ZatcaDocument, ZatcaSeller } from '@zayy/domain/zatca/document-xml'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { answerMessages, fieldOf, parsedBody, passesCheck, type ZatcaAnswer } from './answer-outcome.ts'
import { readCertificate, type UnitCertificate } from './certificate.ts'
import { addMakeJob } from './owe-document.ts'
import { findSeller, type SellerGap } from './seller.ts'
import { signingRequest, TEMPLATES } from './signing-request.ts'
import { FIRST_PREVIOUS_HASH, stampDocument } from './stamp-document.ts'
import { lockUnit, sealUnit, selectUnit } from './unit-queries.ts'
import type { Credentials, ZatcaPlatform } from './zatca-platform.ts'

/**
 * @property otp of the portal, six digits
 * @property branch in the certificate; default: the seller's city
 * @property industry in the certificate
 * @property address of the shop's pages
 * @property by who does it, for the audit trail
 * @property onStep called as each step succeeds
 */
export type Onboarding = {
  otp: string
  branch?: string | undefined
  industry: string
  address: string
  by: string
  onStep?: (step: OnboardingStep) => void
}

type OnboardingStep =
  | { step: 'certificate' }
  | { step: 'check'; kind: CheckKind }
  | { step: 'production'; until: Date }

type CheckKind = `${'standard' | 'simplified'} ${ZatcaDocument['kind']}`

/** `failed`: ZATCA's answer to a step, of which nothing is kept. */
export type Onboarded =
  | { kind: 'onboarded'; unitId: number; until: Date; owed: number }
  | { kind: 'present' }
  | { kind: 'gaps'; gaps: SellerGap[] }
  | {
      kind: 'failed'
      step: 'certificate' | CheckKind | 'production'
      status: number
      messages: ZatcaMessage[]
    }

/**
 * Registers the shop as a unit that stamps invoices: certificate request, six compliance checks, certificate for production. From
 * then on invoices have documents of phase 2. Nothing is stored before the last step.
 */
export async function onboardUnit(
  database: Database,
  { platform, keys }: { platform: ZatcaPlatform; keys: Keys },
  { otp, branch, industry, address, by, onStep = () => {} }: Onboarding,
): Promise<Onboarded> {
  if (await selectUnit(database)) return { kind: 'present' }
  const { seller, gaps } = await findSeller(database)
  if (gaps.length > 0) return { kind: 'gaps', gaps }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const serial = randomUUID()
  const commonName = `ZAYY-${serial.slice(0, 8)}-${seller.vatNumber}`
  const request = signingRequest(privateKey, {
    template: platform.environment === 'production' ? TEMPLATES.production : TEMPLATES.simulation,
    commonName,
    branch: branch ?? seller.city ?? '',
    organisation: seller.name,
    serial: `1-Zayy|2-1|3-${serial}`,
    vatNumber: seller.vatNumber,
    ...{ address, industry },
  })
  const requested = await platform.call({
    path: 'compliance',
    body: { csr: Buffer.from(request).toString('base64') },
    headers: { OTP: otp },
  })
  const trial = issuedIn(requested)
  if (!trial) return failed('certificate', requested)
  onStep({ step: 'certificate' })

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
  const final = issuedIn(granted)
  if (!final) return failed('production', granted)
  onStep({ step: 'production', until: final.certificate.notAfter })
  return await inTransaction(database, async (transaction): Promise<Onboarded> => {
    if (await lockUnit(transaction)) return { kind: 'present' }
    const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    const [unit] = await transaction
      .insert(zatcaUnits)
      .values({
        environment: platform.environment,
        state: 'active',
        commonName,
        certificate: final.certificate.text,
        certifiedUntil: final.certificate.notAfter,
        ...sealUnit(keys, key, final.credentials),
        lastHash: FIRST_PREVIOUS_HASH,
      })
      .returning({ id: zatcaUnits.id })
    if (!unit) throw new Error('The unit was not stored')
    // Documents that a retired unit did not make.
    const owed = await transaction
      .select({ orderId: zatcaOwed.orderId, creditNote: zatcaOwed.creditNote })
      .from(zatcaOwed)
    for (const issued of owed) await addMakeJob(transaction, issued)
    const details = { environment: platform.environment, unit: unit.id, commonName }
    await recordChange(transaction, { by, action: 'zatca.onboard', subject: 'zatca', details })
    return { kind: 'onboarded', unitId: unit.id, until: final.certificate.notAfter, owed: owed.length }
  })
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
function issuedIn({ status, body }: ZatcaAnswer): Issued | null {
  if (status !== 200) return null
  const answer = parsedBody(body)
  const [token, secret] = [fieldOf(answer, 'binarySecurityToken'), fieldOf(answer, 'secret')]
  // Read as text: the number can exceed the safe integers.
  const requestId = /"requestID"\s*:\s*"?(-?\d{1,30})"?/i.exec(body)?.[1]
  if (typeof token !== 'string' || typeof secret !== 'string' || requestId === undefined) return null
  // The token is base64 of the certificate's base64 text.
  const certificate = readCertificate(Buffer.from(token, 'base64').toString('latin1'))
  return certificate && { requestId, certificate, credentials: { token, secret } }
}

function failed(step: 'certificate' | CheckKind | 'production', answer: ZatcaAnswer): Onboarded {
  return { kind: 'failed', step, status: answer.status, messages: answerMessages(answer) }
}
