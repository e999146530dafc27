import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { CallPolicy, RateLimit } from '@zayy/contract/policies'
import type { Locale } from '@zayy/contract/types'
import { cleanLine } from '@zayy/domain/text/clean'
import type { Database } from '@zayy/platform/postgres/database'
import { addGuessWarning } from '@zayy/shop/accounts/add-guess-warning'
import { type Consumed, consumeRateLimit } from '@zayy/shop/limits/consume-rate-limit'
import {
  accountActor,
  clientActor,
  customerActor,
  emailActor,
  type LimitActor,
} from '@zayy/shop/limits/counter-key'
import { SlidingCounts } from '../../http/sliding-counts.ts'
import { takeShare } from '../../http/take-share.ts'
import type { Actor } from '../actor.ts'
import { AnswerError } from '../answer-error.ts'
import { messages } from '../messages.ts'
import { UsedUpLimits } from './used-up-limits.ts'

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
  /** How many times the limits' numbers are allowed: 1, or 1000 with LIMITS=relaxed. */
  times: number
  /** Told when a count could not be given back: the call's outcome stays. */
  report: (error: unknown) => void
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** Told the input of a call and who makes it, before any work is done with it. */
export type OnInput = (input: unknown, actor: Actor) => Promise<void>

/** The statuses that tell a guesser that it guessed wrong; a 409 or 5xx says nothing about the input. */
const failures = new Set([404, 422])

/**
 * Does a call within the limits of its policy. Each limit is taken before the work, and given back if the outcome is not one
 * that it counts, so a burst passes no limit. A limit known to be used up is refused from memory, before the body is
 * read: a refused client costs the database nothing.
 */
export function callLimits({ times, report, now = () => performance.now() }: CallLimitsOptions) {
  const windows = new Map<number, SlidingCounts>()
  const usedUp = new UsedUpLimits(now)

  /** @throws AnswerError 429 */
  const takeInMemory = (limit: RateLimit, { client, locale }: LimitedCall) => {
    const counts = windows.get(limit.seconds) ?? new SlidingCounts({ seconds: limit.seconds, now })
    windows.set(limit.seconds, counts)
    const wait = takeShare(counts, client, limit.max * times, `${limit.name} `)
    if (wait !== undefined) throw tooOften(locale, wait)
  }

  /** @throws AnswerError 429 */
  const refuseKnown = (limit: RateLimit, actor: LimitActor, { locale }: LimitedCall) => {
    const wait = usedUp.wait(limit, actor)
    if (wait !== null) throw limit.perAccount ? accountHeld(locale) : tooOften(locale, wait)
  }

  /** @throws AnswerError 429 */
  const takeStored = async (
    limit: RateLimit,
    actor: LimitActor,
    call: LimitedCall,
    input?: unknown,
  ): Promise<Consumed> => {
    refuseKnown(limit, actor, call)
    const consumed = await consumeRateLimit(call.database, limit, actor, times)
    if (!('wait' in consumed)) {
      const giveBack = async () => {
        await consumed.giveBack()
        usedUp.forget(limit, actor)
      }
      return { giveBack }
    }
    usedUp.note(limit, consumed)
    if (!limit.perAccount) throw tooOften(call.locale, consumed.wait)
    if (input !== undefined) await addGuessWarning(call.database, namedEmail(input)).catch(report)
    throw accountHeld(call.locale)
  }

  /** `work` hands over the input as soon as it is read and its sender is known, before anything is done with it. */
  return async <T>(call: LimitedCall, work: (onInput: OnInput) => Promise<T>): Promise<T> => {
    const { limits } = call.policy
    const own = clientActor(call.client)
    const taken: { limit: RateLimit; giveBack: Consumed['giveBack'] }[] = []
    const keepOnly = async (isCounted: (limit: RateLimit) => boolean) => {
      for (const { limit, giveBack } of taken) if (!isCounted(limit)) await giveBack().catch(report)
    }
    for (const limit of limits) {
      if (limit.field !== undefined) continue
      if (limit.counts === 'calls') takeInMemory(limit, call)
      else if (isOfClient(limit)) refuseKnown(limit, own, call)
    }
    try {
      const done = await work(async (input, actor) => {
        for (const limit of limits) {
          if (limit.field === undefined ? limit.counts === 'calls' : !isSent(input, limit.field)) continue
          if (limit.counts === 'calls') takeInMemory(limit, call)
          if (limit.counts !== 'successes' && limit.counts !== 'failures') continue
          const counted = actorOf(limit, input, actor, call)
          if (counted !== null) taken.push({ limit, ...(await takeStored(limit, counted, call, input)) })
        }
      })
      await keepOnly(({ counts }) => counts === 'successes')
      return done
    } catch (thrown) {
      const refused = thrown instanceof AnswerError && failures.has(thrown.status) ? thrown : null
      const isFailure = ({ field }: RateLimit) =>
        refused !== null && (field === undefined || refused.data?.errors?.[field] !== undefined)
      await keepOnly((limit) => limit.counts === 'failures' && isFailure(limit))
      for (const limit of limits)
        if (limit.counts === 'maskedFailures' && isFailure(limit)) await takeStored(limit, own, call)
      throw thrown
    }
  }
}

function isOfClient({ counts, perCustomer, perEmail, perAccount }: RateLimit): boolean {
  return counts !== 'maskedFailures' && !perCustomer && !perEmail && !perAccount
}

/** Returns whether the input has a value in this field. */
function isSent(input: unknown, field: string): boolean {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
  return value !== undefined && value !== null && value !== ''
}

/** Returns whom a limit counts; null where it counts customers and nobody is logged in, which refuses the call anyway. */
function actorOf(
  { perCustomer, perEmail, perAccount }: RateLimit,
  input: unknown,
  actor: Actor,
  { client, deviceOf = () => null }: LimitedCall,
): LimitActor | null {
  if (perCustomer) return actor.kind === 'customer' ? customerActor(actor.id) : null
  if (perAccount) return accountActor(namedEmail(input), deviceOf(namedEmail(input)))
  return perEmail ? emailActor(client, namedEmail(input)) : clientActor(client)
}

/** The address that a login names, in one form for all its spellings; '' for what is no address. */
function namedEmail(input: unknown): string {
  const sent: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'email') : undefined
  const email = typeof sent === 'string' && sent.length <= 1_016 ? canonicalEmail(cleanLine(sent)) : null
  return email === null ? '' : emailIdentity(email)
}

function tooOften(locale: Locale, retryAfter: number): AnswerError {
  return new AnswerError(429, messages[locale].refusals.tooOften, {}, { retryAfter })
}

/** Without Retry-After, as waiting is not the best way on: a known device or a mailed code is. */
function accountHeld(locale: Locale): AnswerError {
  return new AnswerError(429, messages[locale].refusals.accountHeld)
}
