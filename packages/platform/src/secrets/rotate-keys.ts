import { recordChange } from '../audit/record-change.ts'
import type { Database } from '../postgres/database.ts'
import { type KeySource, loadKeys, nameOfSource, writeKeysFile } from './key-source.ts'
import { type Key, newKey } from './keys.ts'
import { differingVersion, loadKnownKeys, lockKeys, recordKeys } from './known-keys.ts'
import { SecretsError } from './secrets-error.ts'

/**
 * @property signsAfterMs when the new version begins to sign: late enough for every server to have it
 * @property by who rotates, for the audit trail
 */
export type Rotation = { now: Date; signsAfterMs: number; by: string }

/**
 * Adds a version to the keys; signatures of older versions stay valid. Servers that read the file load the new version
 * themselves; the caller replaces the text of SECRETS. If the source has no key, the new version is the only one, and earlier
 * signatures become invalid.
 * @returns all keys, the new one last
 * @throws SecretsError if the source has other keys than the servers of this database
 */
export async function rotateKeys(
  database: Database,
  source: KeySource,
  { now, signsAfterMs, by }: Rotation,
): Promise<Key[]> {
  return await database.transaction(async (transaction) => {
    await lockKeys(transaction)
    const known = await loadKnownKeys(transaction)
    const present = await loadKeys(source)
    const differing = present.length > 0 ? differingVersion(present, known) : null
    if (differing !== null)
      throw new SecretsError({ kind: 'differs', source: nameOfSource(source), version: differing })
    const version = Math.max(0, ...[...known, ...present].map((key) => key.version)) + 1
    // Without an older key, nothing else could sign until then.
    const from = present.length > 0 ? new Date(now.getTime() + signsAfterMs) : now
    const keys = [...present, newKey(version, from)]
    await recordChange(transaction, {
      by,
      action: 'secrets.rotate',
      subject: 'secrets',
      details: { version },
    })
    if ('file' in source) {
      await writeKeysFile(source.file, keys)
      await recordKeys(transaction, keys)
    }
    return keys
  })
}
