import { hash, verify } from '@node-rs/argon2'
import { tooBusy } from '../domain-error.ts'
import type { Caller } from './caller.ts'
import { HashQueue } from './hash-queue.ts'

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

const queue = new HashQueue(() => performance.now())

/**
 * Hashes a password with a random salt, as a PHC string. Unicode-equivalent spellings (é as one or two
 * characters) give the same password.
 * @throws DomainError 429 `tooOften` when too many wait
 */
export function hashPassword(password: string, caller: Caller = {}): Promise<string> {
  return inTurn(caller, () => hash(normalized(password), cost))
}

/**
 * Returns whether a password matches a hash. Without a hash it returns false after the same time, so that
 * timing does not reveal whether an account exists.
 * @throws DomainError 429 `tooOften` when too many wait
 */
export async function isPassword(
  password: string,
  hashed: string | undefined,
  caller: Caller = {},
): Promise<boolean> {
  const matches = await inTurn(caller, async () => {
    const compared = hashed ?? (await getDummyHash())
    const found = await verify(compared, normalized(password))
    return found && hashed !== undefined
  })
  if (!matches) queue.noteFailure(caller)
  return matches
}

/** RFC 8265 requires normalisation; NFKC also maps full-width letters and digits. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}

let dummyHash: Promise<string> | undefined
/** Returns the hash of a random password. */
function getDummyHash(): Promise<string> {
  dummyHash ??= hash(crypto.randomUUID(), cost)
  return dummyHash
}

async function inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  const result = await queue.inTurn(caller, work)
  if (!result) throw tooBusy()
  return result.done
}
