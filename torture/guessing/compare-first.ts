import { createHash } from 'node:crypto'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { codeMacOfVersion } from '@zayy/shop/accounts/code-mac'
import { isPassword } from '@zayy/shop/accounts/hash-password'
import { testKeys } from '@zayy/shop/testing/test-keys'

/**
 * The usual wrong way to confirm a code: checks for remaining tries, compares, and counts the try only if the code was
 * wrong. Concurrent tries all find tries left.
 * @param onCompare called for each comparison
 * @returns whether the code is right
 */
export async function compareFirst(
  database: PooledDatabase,
  { attempt, code }: { attempt: string; code: string },
  onCompare: () => void,
): Promise<boolean> {
  const attemptHash = createHash('sha256').update(attempt).digest('hex')
  const { rows } = await database.$client.query<{ id: number; code_hash: string; code_key_version: number }>(
    `select id, code_hash, code_key_version from password_resets
     where attempt_hash = $1 and tries < 5 and code_hash is not null and expires_at > now()`,
    [attemptHash],
  )
  const [row] = rows
  if (!row) return false
  const mac = codeMacOfVersion(testKeys, row.code_key_version, attemptHash, code)
  onCompare()
  if (await isPassword(mac ?? '', row.code_hash, { limitMultiplier: 1_000 })) return true
  await database.$client.query('update password_resets set tries = least(tries + 1, 5) where id = $1', [
    row.id,
  ])
  return false
}
