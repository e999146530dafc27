import { randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { recordChange } from '@zayy/platform/audit/record-change'
import { announceChange } from '@zayy/platform/cache/change-notices'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { type CertificationFailed, type CertificationStep, certifyUnit } from './certify-unit.ts'
import { queueWaiting } from './change-unit.ts'
import { findSeller, type SellerGap } from './seller.ts'
import { insertUnit, lockUnit, selectUnit } from './unit-queries.ts'
import type { ZatcaPlatform } from './zatca-platform.ts'

/**
 * @property otp one-time password of the portal, six digits
 * @property branch for the certificate; default: the seller's city
 * @property industry for the certificate
 * @property address URL of the shop's pages
 * @property by who does it, for the audit trail
 * @property onStep called after each step
 */
export type Onboarding = {
  otp: string
  branch?: string | undefined
  industry: string
  address: string
  by: string
  onStep?: (step: CertificationStep) => void
}

export type Onboarded =
  | { kind: 'onboarded'; unitId: number; until: Date; owed: number }
  | { kind: 'present' }
  | { kind: 'gaps'; gaps: SellerGap[] }
  | CertificationFailed

type Refused = Extract<Onboarded, { kind: 'present' | 'gaps' }>

/** Returns why `onboardUnit` would refuse before it asks ZATCA, or null. */
export async function checkOnboarding(database: Executor): Promise<Refused | null> {
  if (await selectUnit(database)) return { kind: 'present' }
  const { gaps } = await findSeller(database)
  return gaps.length > 0 ? { kind: 'gaps', gaps } : null
}

/**
 * Registers the shop as a unit that stamps invoices: certificate request, six compliance checks, certificate for production.
 * From then on invoices have documents of phase 2. Nothing is stored before the last step.
 */
export async function onboardUnit(
  database: Database,
  { platform, keys }: { platform: ZatcaPlatform; keys: Keys },
  { otp, branch, industry, address, by, onStep }: Onboarding,
): Promise<Onboarded> {
  const refused = await checkOnboarding(database)
  if (refused) return refused
  const { seller } = await findSeller(database)
  const serial = randomUUID()
  const commonName = `ZAYY-${serial.slice(0, 8)}-${seller.vatNumber}`
  const unit = {
    commonName,
    branch: branch ?? seller.city ?? '',
    organisation: seller.name,
    serial: `1-Zayy|2-1|3-${serial}`,
    vatNumber: seller.vatNumber,
    address,
    industry,
  }
  const final = await certifyUnit(platform, { unit, seller, otp, renewed: null, onStep })
  if (final.kind !== 'certified') return final
  return await inTransaction(database, async (transaction): Promise<Onboarded> => {
    if (await lockUnit(transaction)) return { kind: 'present' }
    const { environment } = platform
    const given = { environment, state: 'active', because: null, commonName } as const
    const unitId = await insertUnit(transaction, keys, final, given)
    if (unitId === undefined) return { kind: 'present' }
    // Documents that a retired unit has not made, or not sent.
    const owed = await queueWaiting(transaction)
    const details = { environment, unit: unitId, commonName }
    // From now on, pages ask companies for all parts of their address.
    await announceChange(transaction)
    await recordChange(transaction, { by, action: 'zatca.onboard', subject: 'zatca', details })
    return { kind: 'onboarded', unitId, until: final.certificate.notAfter, owed }
  })
}
