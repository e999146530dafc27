import type { Keys } from '@zayy/platform/secrets/key-ring'

/**
 * Returns the MAC of a code and its attempt, which is what gets hashed. Its key is not in the database, so a
 * reader of the table cannot try all 10,000 codes, and a hash is useless for another attempt.
 */
export function codeMac(keys: Keys, attemptHash: string, code: string): { version: number; mac: string } {
  return keys.sign('one-time-code', codeMessage(attemptHash, code))
}

/** Like `codeMac`, under an earlier version of the key; undefined if that key is gone. */
export function codeMacOfVersion(
  keys: Keys,
  version: number,
  attemptHash: string,
  code: string,
): string | undefined {
  return keys.macOf('one-time-code', version, codeMessage(attemptHash, code))
}

function codeMessage(attemptHash: string, code: string): string {
  return `reset:${attemptHash}:${code}`
}
