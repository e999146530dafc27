import { createPrivateKey } from 'node:crypto'
import { zatcaUnits } from '@zayy/database/schema/zatca'
import type { Executor, Transaction } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { ne } from 'drizzle-orm'
import { readCertificate } from './certificate.ts'
import type { Certified } from './certify-unit.ts'
import { FIRST_PREVIOUS_HASH, type UnitKeys } from './stamp-document.ts'
import type { Credentials } from './zatca-platform.ts'

/** Purpose of the encryption of a unit's private key and password. */
const PURPOSE = 'zatca-unit'

export type UnitRow = typeof zatcaUnits.$inferSelect

/** Returns the unit that makes documents, or undefined in phase 1 and once it was retired. */
export async function selectUnit(database: Executor): Promise<UnitRow | undefined> {
  const [unit] = await database.select().from(zatcaUnits).where(ne(zatcaUnits.state, 'retired'))
  return unit
}

/** Returns the unit as `selectUnit`, locked until the transaction ends. */
export async function lockUnit(transaction: Transaction): Promise<UnitRow | undefined> {
  // If a renewal commits while the first query waits for its lock, only a second query sees the new row.
  return (await selectLocked(transaction)) ?? (await selectLocked(transaction))
}

async function selectLocked(transaction: Transaction): Promise<UnitRow | undefined> {
  const [unit] = await transaction
    .select()
    .from(zatcaUnits)
    .where(ne(zatcaUnits.state, 'retired'))
    .for('update')
  return unit
}

/** Stores a newly certified unit and returns its id; undefined if another one was stored meanwhile. */
export async function insertUnit(
  transaction: Transaction,
  keys: Keys,
  { certificate, credentials, privateKey }: Certified,
  unit: Pick<UnitRow, 'environment' | 'state' | 'because' | 'commonName'>,
): Promise<number | undefined> {
  const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const [stored] = await transaction
    .insert(zatcaUnits)
    .values({
      ...unit,
      certificate: certificate.text,
      certifiedUntil: certificate.notAfter,
      sealedKey: keys.seal(PURPOSE, key),
      sealedSecret: keys.seal(PURPOSE, JSON.stringify(credentials)),
      lastHash: FIRST_PREVIOUS_HASH,
    })
    .onConflictDoNothing()
    .returning({ id: zatcaUnits.id })
  return stored?.id
}

/** @throws Error if this server's keys cannot decrypt the unit's */
export function unitKeys(keys: Keys, unit: UnitRow): UnitKeys {
  const certificate = readCertificate(unit.certificate)
  if (!certificate) throw new Error(`The certificate of ZATCA unit ${unit.id} is not readable`)
  const key = Buffer.from(unsealed(keys, unit.sealedKey, unit), 'base64')
  return { certificate, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) }
}

/** @throws Error if this server's keys cannot decrypt the unit's */
export function unitCredentials(keys: Keys, unit: UnitRow): Credentials {
  const { token, secret } = { token: '', secret: '', ...JSON.parse(unsealed(keys, unit.sealedSecret, unit)) }
  return { token: String(token), secret: String(secret) }
}

/** Returns whether these keys decrypt those of the unit. */
export function isUnitOpenTo(keys: Keys, { sealedKey, sealedSecret }: UnitRow): boolean {
  return [sealedKey, sealedSecret].every((sealed) => keys.unseal(PURPOSE, sealed) !== undefined)
}

function unsealed(keys: Keys, sealed: string, { id }: UnitRow): string {
  const secret = keys.unseal(PURPOSE, sealed)
  if (secret === undefined)
    throw new Error(`No key of this server opens the key of ZATCA unit ${id}: was its version retired?`)
  return secret
}
