import { hash, verify } from '@node-rs/argon2'
import { tooBusy } from '../domain-error.ts'

/** OWASP's least for argon2id, which is the library's own kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** Hashes at once: more would take both cores of a small machine and all of the memory that pages are served from. */
const atOnce = 2
/** Hashes that may wait for their turn, unless more are allowed: one takes some 50 ms. */
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/**
 * Hashes a password with a salt of its own, as a PHC string.
 * @param limitTimes how many times as many as usual may wait
 * @throws DomainError 429 `tooOften` when too many wait
 */
export function hashPassword(password: string, limitTimes = 1): Promise<string> {
  return inTurn(limitTimes, () => hash(password, cost))
}

/**
 * Whether a password is the one of a hash. Without a hash it takes as long, and is not: whoever asks cannot tell who has an
 * account.
 * @param limitTimes how many times as many as usual may wait
 * @throws DomainError 429 `tooOften` when too many wait
 */
export function isPassword(password: string, hashed: string | undefined, limitTimes = 1): Promise<boolean> {
  return inTurn(limitTimes, async () => {
    const matches = await verify(hashed ?? (await hashOfNobody()), password)
    return matches && hashed !== undefined
  })
}

let nobodys: Promise<string> | undefined
/** A hash as every other, of a password that nobody has. */
function hashOfNobody(): Promise<string> {
  nobodys ??= hash(crypto.randomUUID(), cost)
  return nobodys
}

async function inTurn<T>(limitTimes: number, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting * limitTimes) throw tooBusy()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
