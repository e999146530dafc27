import { inTransaction } from '@zayy/database/in-transaction'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type KeyPurpose, keyPurposes } from './key-purposes.ts'
import { type KnownKey, lackingKey, newestVersion, unknownKeys } from './known-key.ts'
import { deleteStoredKeys, insertKnownKeys, lockKeys, selectKnownKeys, selectStoredKeys } from './queries.ts'
import { newKey, type Secrets, withKey } from './secrets.ts'
import { SecretsError } from './secrets-error.ts'
import { nameOf, readSecrets, type SecretsSource, writeSecretsFile } from './secrets-source.ts'

const rotate = 'npm run shop -- secrets rotate'

/**
 * The keys that this server works with, the same as the other servers of its database. The first of them makes the keys
 * that are missing, and takes over those that an earlier version kept in the database; the file is on the disk before
 * they are deleted there.
 * @throws SecretsError where its keys are not those of the other servers
 */
export async function agreeOnSecrets(database: Database, source: SecretsSource, now: Date): Promise<Secrets> {
  const present = await readSecrets(source)
  const known = await selectKnownKeys(database)
  const complete = keyPurposes.every((purpose) => present.has(purpose))
  const nothingToDo =
    complete && unknownKeys(present, known).length === 0 && (await selectStoredKeys(database)).length === 0
  if (nothingToDo) {
    refuseOthers(present, known, source)
    return present
  }
  return await inTransaction(database, async (transaction) => {
    await lockKeys(transaction)
    return await agree(transaction, source, now)
  })
}

async function agree(transaction: Transaction, source: SecretsSource, now: Date): Promise<Secrets> {
  const present = await readSecrets(source)
  const known = await selectKnownKeys(transaction)
  const taken = withStoredKeys(present, await selectStoredKeys(transaction), now)
  const missing = keyPurposes.filter((purpose) => !taken.has(purpose) && newestVersion(known, purpose) === 0)
  const secrets = missing.reduce((all, purpose) => withKey(all, purpose, newKey(1, now)), taken)
  refuseOthers(secrets, known, source)
  if (secrets !== present) await keep(source, secrets, taken !== present, missing)
  await insertKnownKeys(transaction, unknownKeys(secrets, known))
  await deleteStoredKeys(transaction)
  return secrets
}

/** A key that an earlier version stored becomes the next version, unless a start that was cut short has taken it over already. */
function withStoredKeys(
  present: Secrets,
  stored: readonly { purpose: string; key: string }[],
  now: Date,
): Secrets {
  return stored.reduce((secrets, { purpose, key }) => {
    const own = secrets.get(purpose) ?? []
    if (own.some((other) => other.key === key)) return secrets
    const version = (own.at(-1)?.version ?? 0) + 1
    return withKey(secrets, purpose, { version, from: now, key })
  }, present)
}

async function keep(
  source: SecretsSource,
  secrets: Secrets,
  takenOver: boolean,
  missing: readonly KeyPurpose[],
): Promise<void> {
  if ('file' in source) return await writeSecretsFile(source.file, secrets)
  throw new SecretsError((messages) =>
    takenOver ? messages.billsKeyStored : messages.missingKeys(missing.join(', '), `${rotate} ${missing[0]}`),
  )
}

function refuseOthers(secrets: Secrets, known: readonly KnownKey[], source: SecretsSource): void {
  const lacking = lackingKey(secrets, known)
  if (!lacking) return
  const { purpose, version } = lacking
  throw new SecretsError((messages) =>
    messages.others(nameOf(source), purpose, `${version}`, `${rotate} --lost`),
  )
}
