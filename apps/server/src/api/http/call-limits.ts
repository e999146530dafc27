import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { CallLimit, CallPolicy } from '@zayy/contract/policies'
import type { Locale } from '@zayy/contract/types'
import { cleanLine } from '@zayy/domain/text/clean'
import type { Database } from '@zayy/platform/postgres/database'
import { type LimitKeys, networksOf } from '@zayy/platform/rate-limits/client-networks'
import type { Consumed, RateLimit } from '@zayy/platform/rate-limits/consume'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'
import { addGuessWarning } from '@zayy/shop/accounts/send-account-notices'
import { accountKeys, customerKeys, emailKeys } from '@zayy/shop/accounts/limit-keys'
import type { Actor } from '../actor.ts'
import { AnswerError } from '../answer-error.ts'
import { messages } from '../messages.ts'

/** A call that may be limited. `database` holds the counts that all servers share. */
export type LimitedCall = {
  policy: Pick<CallPolicy, 'limits'>
  client: string
  locale: Locale
  database: Database
  /** Returns the id of the device that the call comes from, if the account of this address knows it. */
  deviceOf?: (identity: string) => string | null
}

export type CallLimitsOptions = {
  /** Of the limits' numbers: 1, or 1000 with LIMITS=relaxed. */
  multiplier: number
  /** Told when a count could not be given back: the call's outcome stays. */
  report: (error: unknown) => void
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** Told the input of a call and who makes it, before any work is done with it. */
export type OnInput = (input: unknown, actor: Actor) => Promise<void>

/** The statuses that tell a guesser that it guessed wrong; a 409 or 5xx says nothing about the input. */
const FAILURES = new Set([404, 422])

/**
 * Does a call within the limits of its policy. Each limit is consumed before the work, and given back if the outcome is not one
 * that it counts, so a burst passes no limit. A client that is known to have used up a limit is refused before its body is read, and
 * costs the database nothing.
 */
export function callLimits({ multiplier, report, now }: CallLimitsOptions) {
  const limiter = new RateLimiter(multiplier, now)

  /** `work` hands over the input as soon as it is read and its sender is known, before anything is done with it. */
  return async <T>(call: LimitedCall, work: (onInput: OnInput) => Promise<T>): Promise<T> => {
    const { client, locale, database } = call
    const { limits } = call.policy
    const ofClient = networksOf(client)
    const taken: { limit: CallLimit; giveBack: Consumed['giveBack'] }[] = []

    /** @throws AnswerError 429 */
    const consumeInMemory = (limit: CallLimit) => {
      const retryAfter = limiter.consumeInMemory(countedAs(limit), ofClient)
      if (retryAfter !== undefined) throw tooOften(locale, retryAfter)
    }
    /** @throws AnswerError 429. An account's has no Retry-After: a known device or a mailed code is a better way on than waiting. */
    const consume = async (limit: CallLimit, keys: LimitKeys, email = ''): Promise<Consumed> => {
      const consumed = await limiter.consume(database, countedAs(limit), keys)
      if ('giveBack' in consumed) return consumed
      if (limit.per !== 'account') throw tooOften(locale, consumed.retryAfter)
      if (!consumed.isRemembered) await addGuessWarning(database, email).catch(report)
      throw new AnswerError(429, messages[locale].refusals.accountHeld)
    }
    const keepOnly = async (isCounted: (limit: CallLimit) => boolean) => {
      for (const { limit, giveBack } of taken) if (!isCounted(limit)) await giveBack().catch(report)
    }

    for (const limit of limits) {
      if (limit.field !== undefined || limit.counts === 'maskedFailures') continue
      if (limit.counts === 'calls') consumeInMemory(limit)
      const usedUp = limiter.usedUp(countedAs(limit), ofClient)
      if (usedUp) throw tooOften(locale, usedUp.retryAfter)
    }
    try {
      const done = await work(async (input, actor) => {
        const email = namedEmail(input)
        for (const limit of limits) {
          const { counts, field } = limit
          if (counts === 'maskedFailures' || (field !== undefined && !isSent(input, field))) continue
          if (counts === 'calls') {
            if (field !== undefined) consumeInMemory(limit)
            continue
          }
          const keys = keysOf(limit, call, actor, email)
          if (keys) taken.push({ limit, ...(await consume(limit, keys, email)) })
        }
      })
      await keepOnly(({ counts }) => counts === 'successes')
      return done
    } catch (thrown) {
      const refused = thrown instanceof AnswerError && FAILURES.has(thrown.status) ? thrown : null
      const isFailure = ({ field }: CallLimit) =>
        refused !== null && (field === undefined || refused.data?.errors?.[field] !== undefined)
      await keepOnly((limit) => limit.counts === 'failures' && isFailure(limit))
      for (const limit of limits)
        if (limit.counts === 'maskedFailures' && isFailure(limit)) await consume(limit, ofClient)
      throw thrown
    }
  }
}

/** A call has several limits of the same name, which count different outcomes. */
function countedAs({ name, counts, max, seconds }: CallLimit): RateLimit {
  return { name: `${name}:${counts}`, max, seconds }
}

/** Returns null where a limit counts customers and nobody is logged in, which refuses the call anyway. */
function keysOf(
  { per }: CallLimit,
  { client, deviceOf = () => null }: LimitedCall,
  actor: Actor,
  email: string,
): LimitKeys | null {
  if (per === 'customer') return actor.kind === 'customer' ? customerKeys(actor.id) : null
  if (per === 'account') return accountKeys(email, deviceOf(email))
  return per === 'email' ? emailKeys(client, email) : networksOf(client)
}

/** Returns whether the input has a value in this field. */
function isSent(input: unknown, field: string): boolean {
  return ![undefined, null, ''].some((empty) => fieldOf(input, field) === empty)
}

/** Returns the address that a login names, in one form for all its spellings; '' for what is no address. */
function namedEmail(input: unknown): string {
  const sent = fieldOf(input, 'email')
  const email = typeof sent === 'string' && sent.length <= 1_016 ? canonicalEmail(cleanLine(sent)) : null
  return email === null ? '' : emailIdentity(email)
}

function fieldOf(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
}

function tooOften(locale: Locale, retryAfter: number): AnswerError {
  return new AnswerError(429, messages[locale].refusals.tooOften, {}, { retryAfter })
}
