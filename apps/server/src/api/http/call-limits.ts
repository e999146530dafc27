import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { CallLimit, CallPolicy } from '@zayy/contract/policies'
import type { Locale } from '@zayy/contract/types'
import { cleanLine } from '@zayy/domain/text/clean'
import { fieldOf } from '@zayy/domain/unknown-json'
import { apiMessages } from '@zayy/i18n/messages/api'
import type { Database } from '@zayy/platform/postgres/database'
import { type LimitKeys, networksOf } from '@zayy/platform/rate-limits/client-networks'
import type { Consumed, RateLimit } from '@zayy/platform/rate-limits/consume'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'
import { accountKeys, customerKeys, emailKeys } from '@zayy/shop/accounts/limit-keys'
import { addGuessWarning } from '@zayy/shop/accounts/send-account-notices'
import type { Actor } from '../actor.ts'
import { ApiError } from '../api-error.ts'

export type LimitedCall = {
  policy: Pick<CallPolicy, 'limits'>
  client: string
  locale: Locale
  /** Holds the counters that all servers share. */
  database: Database
  /** Returns the id of the caller's device if the account knows it, else null. */
  deviceOf?: (identity: string) => string | null
}

export type CallLimitsOptions = {
  /** Factor of each limit's `max`: 1, or 1000 with LIMITS=relaxed. */
  multiplier: number
  /** Reports that a counter could not be decremented. The call's outcome stays. */
  report: (error: unknown) => void
  /** A monotonic clock, in milliseconds. */
  now?: () => number
}

/** Receives a call's input and actor before the call does any work. */
export type OnInput = (input: unknown, actor: Actor) => Promise<void>

/** Statuses that mean a wrong guess. A 409 or 5xx says nothing about the input. */
const FAILURES = new Set([404, 422])

/**
 * Runs a call within the limits of its policy. Each limit is consumed before the work and released if its `counts` excludes the
 * outcome, so that a burst cannot exceed it. A client that is known to have used up a limit is rejected before its body is read, without
 * a query.
 */
export function callLimits({ multiplier, report, now }: CallLimitsOptions) {
  const limiter = new RateLimiter(multiplier, now)

  /** `work` must call `onInput` once the input and the actor are known, before any effect. */
  return async <T>(call: LimitedCall, work: (onInput: OnInput) => Promise<T>): Promise<T> => {
    const { client, locale, database } = call
    const { limits } = call.policy
    const clientKeys = networksOf(client)
    const consumed: { limit: CallLimit; giveBack: Consumed['giveBack'] }[] = []

    /** @throws ApiError 429 */
    const consumeInMemory = (limit: CallLimit) => {
      const retryAfter = limiter.consumeInMemory(counterOf(limit), clientKeys)
      if (retryAfter !== undefined) throw rateLimited(locale, retryAfter)
    }
    /** @throws ApiError 429. A locked account gets no Retry-After: a known device or a mailed code works at once. */
    const consume = async (limit: CallLimit, keys: LimitKeys, email = ''): Promise<Consumed> => {
      const result = await limiter.consume(database, counterOf(limit), keys)
      if ('giveBack' in result) return result
      if (limit.per !== 'account') throw rateLimited(locale, result.retryAfter)
      if (!result.isRemembered) await addGuessWarning(database, email, client).catch(report)
      throw new ApiError(429, apiMessages[locale].errors.accountHeld)
    }
    /** @throws ApiError 429 for a client that is known to have used up a limit */
    const refuseIfUsedUp = () => {
      for (const limit of limits) {
        if (limit.field !== undefined || limit.counts === 'maskedFailures') continue
        if (limit.counts === 'calls') consumeInMemory(limit)
        const usedUp = limiter.usedUp(counterOf(limit), clientKeys)
        if (usedUp) throw rateLimited(locale, usedUp.retryAfter)
      }
    }
    /** @throws ApiError 429 */
    const consumeForInput: OnInput = async (input, actor) => {
      const email = emailIdentityOf(input)
      for (const limit of limits) {
        const { counts, field } = limit
        if (counts === 'maskedFailures' || (field !== undefined && !isSent(input, field))) continue
        if (counts === 'calls') {
          if (field !== undefined) consumeInMemory(limit)
          continue
        }
        const keys = keysOf(limit, call, actor, email)
        if (keys) consumed.push({ limit, ...(await consume(limit, keys, email)) })
      }
    }
    const keepOnly = async (isCounted: (limit: CallLimit) => boolean) => {
      for (const { limit, giveBack } of consumed) if (!isCounted(limit)) await giveBack().catch(report)
    }

    refuseIfUsedUp()
    try {
      const done = await work(consumeForInput)
      await keepOnly(({ counts }) => counts === 'successes')
      return done
    } catch (thrown) {
      const isFailure = failureOf(thrown)
      await keepOnly((limit) => limit.counts === 'failures' && isFailure(limit))
      for (const limit of limits)
        if (limit.counts === 'maskedFailures' && isFailure(limit)) await consume(limit, clientKeys)
      throw thrown
    }
  }
}

/** Returns for which limits an error is a wrong guess: those without a field, and those whose field has an error. */
function failureOf(thrown: unknown): (limit: CallLimit) => boolean {
  if (!(thrown instanceof ApiError && FAILURES.has(thrown.status))) return () => false
  const errors = thrown.data?.errors ?? {}
  return ({ field }) => field === undefined || errors[field] !== undefined
}

/** Limits of the same name that count different outcomes have separate counters. */
function counterOf({ name, counts, max, seconds }: CallLimit): RateLimit {
  return { name: `${name}:${counts}`, max, seconds }
}

/** Returns null for a limit per customer without a session; the call is rejected anyway. */
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

function isSent(input: unknown, field: string): boolean {
  return ![undefined, null, ''].some((empty) => fieldOf(input, field) === empty)
}

/** Returns the identity of the input's e-mail address, the same for all its spellings, or ''. */
function emailIdentityOf(input: unknown): string {
  const sent = fieldOf(input, 'email')
  const email = typeof sent === 'string' && sent.length <= 1_016 ? canonicalEmail(cleanLine(sent)) : null
  return email === null ? '' : emailIdentity(email)
}

function rateLimited(locale: Locale, retryAfter: number): ApiError {
  return new ApiError(429, apiMessages[locale].errors.tooOften, {}, { retryAfter })
}
