import { inTransaction } from '@zayy/database/in-transaction'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type KeyPurpose, keyPurposes } from './key-purposes.ts'
import { type KnownKey, lackingKey, newestVersion, unknownKeys } from './known-key.ts'
import { insertKnownKeys, lockKeys, selectKnownKeys } from './queries.ts'
import { newKey, type Secrets, withKey } from './secrets.ts'
import { SecretsError } from './secrets-error.ts'
import { nameOf, readSecrets, type SecretsSource, writeSecretsFile } from './secrets-source.ts'

const rotate = 'npm run shop -- secrets rotate'

/**
 * The keys that this server works with, the same as the other servers of its database. The first of them makes the keys
 * that are missing.
 * @throws SecretsError where its keys are not those of the other servers
 */
export async function agreeOnSecrets(database: Database, source: SecretsSource, now: Date): Promise<Secrets> {
  const present = await readSecrets(source)
  const known = await selectKnownKeys(database)
  const complete = keyPurposes.every((purpose) => present.has(purpose))
  if (complete && unknownKeys(present, known).length === 0) {
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
  const missing = keyPurposes.filter(
    (purpose) => !present.has(purpose) && newestVersion(known, purpose) === 0,
  )
  const secrets = missing.reduce((all, purpose) => withKey(all, purpose, newKey(1, now)), present)
  refuseOthers(secrets, known, source)
  if (secrets !== present) await keep(source, secrets, missing)
  await insertKnownKeys(transaction, unknownKeys(secrets, known))
  return secrets
}

async function keep(source: SecretsSource, secrets: Secrets, missing: readonly KeyPurpose[]): Promise<void> {
  if ('file' in source) return await writeSecretsFile(source.file, secrets)
  throw new SecretsError((messages) => messages.missingKeys(missing.join(', '), `${rotate} ${missing[0]}`))
}

function refuseOthers(secrets: Secrets, known: readonly KnownKey[], source: SecretsSource): void {
  const lacking = lackingKey(secrets, known)
  if (!lacking) return
  const { purpose, version } = lacking
  throw new SecretsError((messages) =>
    messages.others(nameOf(source), purpose, `${version}`, `${rotate} --lost`),
  )
}
