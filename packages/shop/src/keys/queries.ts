import { advisoryLocks } from '@zayy/platform/postgres/advisory-locks'
import type { Executor, Transaction } from '@zayy/platform/postgres/database'
import { keyFingerprints } from '@zayy/platform/secrets/keys-table'
import { sql } from 'drizzle-orm'
import type { KnownKey } from './known-key.ts'

/** Lets one server at a time decide on keys, until its transaction ends. */
export async function lockKeys(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.keys})`)
}

/** The keys that the servers of this database use. */
export async function selectKnownKeys(executor: Executor): Promise<KnownKey[]> {
  return await executor
    .select({
      purpose: keyFingerprints.purpose,
      version: keyFingerprints.version,
      fingerprint: keyFingerprints.fingerprint,
    })
    .from(keyFingerprints)
}

export async function insertKnownKeys(transaction: Transaction, keys: KnownKey[]): Promise<void> {
  if (keys.length > 0) await transaction.insert(keyFingerprints).values(keys)
}
