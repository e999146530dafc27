import { fingerprintOf, type Secrets, signingKey } from './secrets.ts'
import { readSecrets, type SecretsSource } from './secrets-source.ts'

/** A key as it may be shown: all but the key. */
export type ListedKey = {
  purpose: string
  version: number
  /** When it began, or begins, to sign. */
  from: Date
  fingerprint: string
  signs: boolean
}

/**
 * The keys of a source, by purpose and version. An empty list where none was made yet.
 * @throws SecretsError
 */
export async function listKeys(source: SecretsSource, now: Date): Promise<ListedKey[]> {
  return listed(await readSecrets(source), now)
}

function listed(secrets: Secrets, now: Date): ListedKey[] {
  return [...secrets].flatMap(([purpose, keys]) => {
    const signing = signingKey(keys, now)
    return keys.map((key) => ({
      purpose,
      version: key.version,
      from: key.from,
      fingerprint: fingerprintOf(purpose, key),
      signs: key === signing,
    }))
  })
}
