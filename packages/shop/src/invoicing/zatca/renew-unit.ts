import { inTransaction } from '@zayy/database/in-transaction'
import { zatcaUnits } from '@zayy/database/schema/zatca'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { eq } from 'drizzle-orm'
import { certifiedUnit } from './certificate.ts'
import { type CertificationFailed, type CertificationStep, certifyUnit } from './certify-unit.ts'
import { queueWaiting } from './change-unit.ts'
import { findSeller, type SellerGap } from './seller.ts'
import { insertUnit, lockUnit, selectUnit, unitCredentials } from './unit-queries.ts'
import type { ZatcaPlatform } from './zatca-platform.ts'

/**
 * @property otp one-time password of the portal for the renewal of this unit, six digits
 * @property by who does it, for the audit trail
 * @property onStep called after each step
 */
export type Renewal = { otp: string; by: string; onStep?: (step: CertificationStep) => void }

/**
 * `none`: there is no unit. `moved`: another command renewed or ended it meanwhile. `otherPlatform`: the unit belongs to
 * another platform than the servers use. `otherSeller`: the certificate has another VAT number than the settings, which a
 * renewal cannot change.
 */
export type Renewed =
  | { kind: 'renewed'; unitId: number; until: Date; queued: number }
  | { kind: 'none' }
  | { kind: 'moved' }
  | { kind: 'otherPlatform' }
  | { kind: 'otherSeller' }
  | { kind: 'gaps'; gaps: SellerGap[] }
  | CertificationFailed

type Refused = Extract<Renewed, { kind: 'none' | 'otherPlatform' | 'otherSeller' | 'gaps' }>

/** Returns why `renewUnit` would refuse before it asks ZATCA, or null. */
export async function checkRenewal(database: Executor, platform: ZatcaPlatform): Promise<Refused | null> {
  const found = await findRenewable(database, platform)
  return 'kind' in found ? found : null
}

async function findRenewable(database: Executor, { environment }: ZatcaPlatform) {
  const unit = await selectUnit(database)
  const refused = (kind: 'none' | 'otherPlatform' | 'otherSeller'): Refused => ({ kind })
  if (!unit) return refused('none')
  if (unit.environment !== environment) return refused('otherPlatform')
  const { seller, gaps } = await findSeller(database)
  if (gaps.length > 0) return { kind: 'gaps', gaps } satisfies Refused
  const named = certifiedUnit(unit.certificate)
  if (!named) throw new Error(`The certificate of ZATCA unit ${unit.id} is not readable`)
  return named.vatNumber === seller.vatNumber ? { unit, seller, named } : refused('otherSeller')
}

/**
 * Renews the certificate of the unit with a new key. The renewed unit is a new row with its own chain, as ZATCA requires of
 * each certificate. Earlier documents keep their unit and certificate, and waiting ones are still sent. Nothing is stored
 * before the last step, and documents can be made meanwhile.
 */
export async function renewUnit(
  database: Database,
  { platform, keys }: { platform: ZatcaPlatform; keys: Keys },
  { otp, by, onStep }: Renewal,
): Promise<Renewed> {
  const found = await findRenewable(database, platform)
  if ('kind' in found) return found
  const { unit, seller, named } = found
  const renewed = unitCredentials(keys, unit)
  const final = await certifyUnit(platform, { unit: named, seller, otp, renewed, onStep })
  if (final.kind !== 'certified') return final
  return await inTransaction(database, async (transaction): Promise<Renewed> => {
    const present = await lockUnit(transaction)
    if (present?.id !== unit.id) return { kind: 'moved' }
    await transaction
      .update(zatcaUnits)
      .set({ state: 'retired', because: 'renewed' })
      .where(eq(zatcaUnits.id, unit.id))
    const isStopped = present.state === 'stopped' && present.because === 'owner'
    const unitId = await insertUnit(transaction, keys, final, {
      environment: platform.environment,
      state: isStopped ? 'stopped' : 'active',
      because: isStopped ? 'owner' : null,
      commonName: named.commonName,
    })
    if (unitId === undefined) return { kind: 'moved' }
    const queued = await queueWaiting(transaction)
    const details = { environment: platform.environment, unit: unitId, before: unit.id }
    await recordChange(transaction, { by, action: 'zatca.renew', subject: 'zatca', details })
    return { kind: 'renewed', unitId, until: final.certificate.notAfter, queued }
  })
}
