import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../postgres/advisory-locks.ts'
import type { Executor, Transaction } from '../postgres/database.ts'
import { fingerprintOf, type Key } from './keys.ts'
import { keyFingerprints } from './keys-table.ts'

/** A key that servers of one database use. */
export type KnownKey = { version: number; fingerprint: string }

/** Locks decisions about keys for other servers until the transaction ends. */
export async function lockKeys(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.keys})`)
}

/** Loads the keys that the servers of this database use, oldest first. */
export async function loadKnownKeys(executor: Executor): Promise<KnownKey[]> {
  const { version, fingerprint } = keyFingerprints
  return await executor.select({ version, fingerprint }).from(keyFingerprints).orderBy(version)
}

export async function recordKeys(transaction: Transaction, keys: readonly Key[]): Promise<void> {
  if (keys.length > 0)
    await transaction.insert(keyFingerprints).values(knownKeysOf(keys)).onConflictDoNothing()
}

export function knownKeysOf(keys: readonly Key[]): KnownKey[] {
  return keys.map((key) => ({ version: key.version, fingerprint: fingerprintOf(key) }))
}

/**
 * Returns the first version that differs from the one the other servers use, or their newest if it is missing; null if
 * the keys agree. An older version that is missing was retired.
 */
export function differingVersion(keys: readonly Key[], known: readonly KnownKey[]): number | null {
  const differing = known.find(({ version, fingerprint }, index) => {
    const own = keys.find((key) => key.version === version)
    return own ? fingerprintOf(own) !== fingerprint : index === known.length - 1
  })
  return differing?.version ?? null
}
