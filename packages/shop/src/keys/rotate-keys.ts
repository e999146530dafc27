import { inTransaction } from '@zayy/database/in-transaction'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type KeyPurpose, keyPurposes } from './key-purposes.ts'
import { type KnownKey, knownKeysOf, lackingKey, newestVersion, unknownKeys } from './known-key.ts'
import { insertKnownKeys, lockKeys, selectKnownKeys } from './queries.ts'
import { fingerprintOf, newKey, type Secrets, withKey } from './secrets.ts'
import { SecretsError } from './secrets-error.ts'
import { nameOf, readSecrets, type SecretsSource, writeSecretsFile } from './secrets-source.ts'

/**
 * @property purposes whose keys get a new version
 * @property signsAfterMs when the new versions begin to sign: late enough for every server to know them
 * @property by who does it, for the audit trail
 * @property lost gives up the versions that this source lacks, and all that they have signed
 */
export type Rotation = {
  purposes: readonly KeyPurpose[]
  now: Date
  signsAfterMs: number
  by: string
  lost?: boolean
}

/**
 * Adds a version to keys: what the older ones have signed still opens. A file is replaced, and servers that read it take
 * the new version up by themselves. The text of SECRETS is the caller's to replace.
 * @returns all keys, with the new ones
 * @throws SecretsError where this source lacks a key that other servers use, which it would leave behind
 */
export async function rotateKeys(
  database: Database,
  source: SecretsSource,
  { purposes, now, signsAfterMs, by, lost = false }: Rotation,
): Promise<Secrets> {
  return await inTransaction(database, async (transaction) => {
    await lockKeys(transaction)
    const known = await selectKnownKeys(transaction)
    const present = await agreeing(source, known, lost)
    const added = lost ? [...new Set([...purposes, ...lackingPurposes(present, known)])] : purposes
    const later = new Date(now.getTime() + signsAfterMs)
    const secrets = added.reduce((all, purpose) => {
      const own = all.get(purpose) ?? []
      const newest = Math.max(newestVersion(known, purpose), own.at(-1)?.version ?? 0)
      // Where there is no older one, nothing else could sign until then.
      return withKey(all, purpose, newKey(newest + 1, own.length > 0 ? later : now))
    }, present)
    await recordChange(transaction, {
      ...{ by, action: 'secrets.rotate', subject: 'secrets' },
      details: Object.fromEntries(
        added.map((purpose) => [purpose, secrets.get(purpose)?.at(-1)?.version ?? null]),
      ),
    })
    if ('file' in source) await keep(transaction, source.file, secrets, known)
    return secrets
  })
}

async function keep(
  transaction: Transaction,
  file: string,
  secrets: Secrets,
  known: readonly KnownKey[],
): Promise<void> {
  await writeSecretsFile(file, secrets)
  await insertKnownKeys(transaction, unknownKeys(secrets, known))
}

/** The keys of the source that no other server has another of; all of them, unless some are given up. */
async function agreeing(source: SecretsSource, known: readonly KnownKey[], lost: boolean): Promise<Secrets> {
  const secrets = await readSecrets(source)
  const lacking = lackingKey(secrets, known)
  if (!lacking) return secrets
  if (!lost)
    throw new SecretsError((messages) =>
      messages.rotateElsewhere(nameOf(source), lacking.purpose, `${lacking.version}`),
    )
  const kept = [...secrets].map(([purpose, keys]) => {
    const own = keys.filter((key) => {
      const other = known.find((each) => each.purpose === purpose && each.version === key.version)
      return !other || other.fingerprint === fingerprintOf(purpose, key)
    })
    return [purpose, own] as const
  })
  return new Map(kept.filter(([, keys]) => keys.length > 0))
}

function lackingPurposes(secrets: Secrets, known: readonly KnownKey[]): KeyPurpose[] {
  const own = knownKeysOf(secrets)
  return keyPurposes.filter((purpose) => newestVersion(own, purpose) < newestVersion(known, purpose))
}
