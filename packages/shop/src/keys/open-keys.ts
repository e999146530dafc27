import { unwatchFile, watchFile } from 'node:fs'
import type { Database } from '@zayy/platform/postgres/database'
import { agreeOnSecrets } from './agree-on-secrets.ts'
import { type Keys, keyRing } from './key-ring.ts'
import { knownKeysOf, lackingKey } from './known-key.ts'
import type { Secrets } from './secrets.ts'
import { readSecrets, type SecretsSource } from './secrets-source.ts'

/** How often the file is looked at for a new version: milliseconds. */
const lookEvery = 1_000

/**
 * The keys of a server that starts, the same as those of the other servers of its database. A version that is added to
 * the file later is taken up; any other change of it waits for the next start, which compares it with the database.
 * @returns the keys, and what ends the watching of the file
 * @throws SecretsError
 */
export async function openKeys(
  database: Database,
  source: SecretsSource,
  now: () => Date,
): Promise<{ keys: Keys; close: () => void }> {
  let secrets = await agreeOnSecrets(database, source, now())
  const keys = keyRing(() => secrets, now)
  if (!('file' in source)) return { keys, close: () => {} }
  const takeUp = async () => {
    const found = await readSecrets(source).catch(() => undefined)
    if (found && onlyAdds(found, secrets)) secrets = found
  }
  const look = () => void takeUp()
  watchFile(source.file, { interval: lookEvery, persistent: false }, look)
  return { keys, close: () => unwatchFile(source.file, look) }
}

function onlyAdds(found: Secrets, secrets: Secrets): boolean {
  return lackingKey(found, knownKeysOf(secrets)) === undefined
}
