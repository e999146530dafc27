import type { Keys } from '@zayy/platform/secrets/key-ring'

/**
 * What is hashed of a code: its MAC together with its attempt, under a key that is not in the database. Whoever reads the
 * table cannot try the ten thousand codes, and a hash means nothing for another attempt.
 */
export function codeMac(keys: Keys, attemptHash: string, code: string): { version: number; mac: string } {
  return keys.sign('one-time-code', codeMessage(attemptHash, code))
}

/** The same under the version of the key that a code was hashed with; undefined where the key is gone. */
export function codeMacBy(
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
