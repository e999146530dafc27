import { hash, verify } from '@node-rs/argon2'
import { tooBusy } from '../domain-error.ts'
import { HashQueue, type HashTurn } from './hash-queue.ts'

/** OWASP's least for argon2id, which is the library's own kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

const queue = new HashQueue(() => performance.now())

/**
 * Hashes a password with a salt of its own, as a PHC string. Different ways to type the same letters (é as one or two characters) give
 * the same password.
 * @throws DomainError 429 `tooOften` when too many wait
 */
export function hashPassword(password: string, turn: HashTurn = {}): Promise<string> {
  return inTurn(turn, () => hash(composed(password), cost))
}

/**
 * Whether a password is the one of a hash. Without a hash it takes as long, and is not: the time tells nobody who has an account.
 * @throws DomainError 429 `tooOften` when too many wait
 */
export async function isPassword(
  password: string,
  hashed: string | undefined,
  turn: HashTurn = {},
): Promise<boolean> {
  const matches = await inTurn(turn, async () => {
    const compared = hashed ?? (await hashOfNobody())
    const found = await verify(compared, composed(password))
    return found && hashed !== undefined
  })
  if (!matches) queue.noteFailure(turn)
  return matches
}

/** RFC 8265 has passwords compared after a composition; NFKC takes full-width letters and digits for the usual ones too. */
function composed(password: string): string {
  return password.normalize('NFKC')
}

let nobodys: Promise<string> | undefined
/** A hash as every other, of a password that nobody has. */
function hashOfNobody(): Promise<string> {
  nobodys ??= hash(crypto.randomUUID(), cost)
  return nobodys
}

async function inTurn<T>(turn: HashTurn, work: () => Promise<T>): Promise<T> {
  const result = await queue.inTurn(turn, work)
  if (!result) throw tooBusy()
  return result.done
}
