import { unwatchFile, watchFile } from 'node:fs'
import type { Database } from '../postgres/database.ts'
import { type Keys, keyRing } from './key-ring.ts'
import { type KeySource, loadKeys, nameOfSource, writeKeysFile } from './key-source.ts'
import { type Key, newKey } from './keys.ts'
import { differingVersion, knownKeysOf, loadKnownKeys, lockKeys, recordKeys } from './known-keys.ts'
import { SecretsError } from './secrets-error.ts'

/** Poll interval of the keys file. */
const FILE_POLL_MS = 1_000

/**
 * Opens the keys of a server. The first server of a database creates them. All others must have the same keys, or other servers
 * would reject the links that they sign. A running server loads a version that is added to its file; any other change takes
 * effect at the next start.
 * @returns the keys, and a function that stops watching the file
 * @throws SecretsError
 */
export async function openKeys(
  database: Database,
  source: KeySource,
  now: () => Date,
): Promise<{ keys: Keys; close: () => void }> {
  let current = await loadSharedKeys(database, source, now())
  const keys = keyRing(() => current, now)
  if (!('file' in source)) return { keys, close: () => {} }
  const takeUp = async () => {
    const found = await loadKeys(source).catch(() => [])
    if (differingVersion(found, knownKeysOf(current)) === null) current = found
  }
  const look = () => void takeUp()
  watchFile(source.file, { interval: FILE_POLL_MS, persistent: false }, look)
  return { keys, close: () => unwatchFile(source.file, look) }
}

async function loadSharedKeys(database: Database, source: KeySource, now: Date): Promise<Key[]> {
  const present = await loadKeys(source)
  const known = await loadKnownKeys(database)
  if (present.at(-1)?.version === known.at(-1)?.version && present.length > 0) {
    refuseDiffering(present, known, source)
    return present
  }
  return await database.transaction(async (transaction) => {
    await lockKeys(transaction)
    const known = await loadKnownKeys(transaction)
    const present = await loadKeys(source)
    refuseDiffering(present, known, source)
    const keys = present.length > 0 ? present : [newKey(1, now)]
    if (present.length === 0) {
      if (!('file' in source)) throw new SecretsError({ kind: 'missing', source: nameOfSource(source) })
      await writeKeysFile(source.file, keys)
    }
    await recordKeys(transaction, keys)
    return keys
  })
}

function refuseDiffering(
  keys: readonly Key[],
  known: Parameters<typeof differingVersion>[1],
  source: KeySource,
): void {
  const version = differingVersion(keys, known)
  if (version !== null) throw new SecretsError({ kind: 'differs', source: nameOfSource(source), version })
}
