import { canonicalEmail, emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { CallPolicy, RateLimit } from '@zayy/contract/policies'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { cleanLine } from '@zayy/domain/text/clean'
import { consumeRateLimit, giveBackRateLimit, usedUpRateLimit } from '@zayy/shop/limits/consume-rate-limit'
import { customerActor, emailActor } from '@zayy/shop/limits/counter-key'
import { SlidingCounts } from '../../http/sliding-counts.ts'
import type { Actor } from '../actor.ts'
import { AnswerError } from '../answer-error.ts'
import { messages } from '../messages.ts'
import { UsedUpLimits } from './used-up-limits.ts'

/** A call that may be limited: by whom, in which language, and where the counts of all servers are. */
export type LimitedCall = {
  policy: Pick<CallPolicy, 'limits' | 'fieldLimits'>
  client: string
  locale: Locale
  database: Database
}

export type CallLimitsOptions = {
  /** How many times the limits' numbers are allowed: 1, or 1000 with LIMITS=relaxed. */
  times: number
  /** Told when something could not be counted: what was done stays done. */
  report: (error: unknown) => void
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** A count that was made before the call was, and what takes it back. */
type Taken = { limit: RateLimit; giveBack: () => Promise<void> }

/** Told what a call brings, and who makes it. */
export type OnInput = (input: unknown, actor: Actor) => Promise<void>

/** The statuses that tell a guesser that it guessed wrong; a 409 or 5xx says nothing of what was typed. */
const failures = new Set([404, 422])

/**
 * Does a call within the limits of its policy. What one server has learnt to be used up it refuses by itself: being
 * limited asks nothing of the database.
 */
export function callLimits({ times, report, now = () => performance.now() }: CallLimitsOptions) {
  const windows = new Map<number, SlidingCounts>()
  const usedUp = new UsedUpLimits(now)

  const windowOf = ({ seconds }: RateLimit) => {
    const counts = windows.get(seconds) ?? new SlidingCounts({ seconds, now })
    windows.set(seconds, counts)
    return counts
  }

  const refuseTooMany = (limit: RateLimit, { client, locale }: LimitedCall) => {
    const counts = windowOf(limit)
    const most = limit.most * times
    const key = callKey(limit, client)
    if (counts.count(key) >= most) throw tooOften(locale, counts.secondsUntilBelow(most, key))
  }

  const addCall = (limit: RateLimit, { client }: LimitedCall) => windowOf(limit).add(callKey(limit, client))

  const refuseUsedUp = async (limit: RateLimit, { client, locale, database }: LimitedCall) => {
    const known = usedUp.wait(limit, client)
    const wait = known ?? (await usedUpRateLimit(database, limit, client, times))
    if (wait === null) return
    if (known === null) usedUp.note(limit, client, wait)
    throw tooOften(locale, wait)
  }

  const count = async (limits: RateLimit[], { client, database }: LimitedCall) => {
    for (const limit of limits) await consumeRateLimit(database, limit, client, times).catch(report)
  }

  /** Counts before anything is done, or compared with what was typed: of many at once no more are than may be. */
  const takeBefore = async (input: unknown, actor: Actor, call: LimitedCall): Promise<Taken[]> => {
    const taken: Taken[] = []
    for (const limit of call.policy.limits.filter(isCountedBefore)) {
      if (limit.field !== undefined && !isSent(input, limit.field)) continue
      const client = countedOf(limit, input, actor, call.client)
      if (client === null) continue
      const known = usedUp.wait(limit, client)
      const wait = known ?? (await consumeRateLimit(call.database, limit, client, times))
      if (wait !== null) {
        if (known === null) usedUp.note(limit, client, wait)
        throw tooOften(call.locale, wait)
      }
      taken.push({ limit, giveBack: () => giveBackRateLimit(call.database, limit, client) })
    }
    return taken
  }

  const refuseFields = async (input: unknown, call: LimitedCall) => {
    for (const [field, limits] of Object.entries(call.policy.fieldLimits)) {
      if (!isSent(input, field)) continue
      for (const limit of ofKinds(limits, 'calls')) refuseTooMany(limit, call)
      for (const limit of ofKinds(limits, 'failures')) await refuseUsedUp(limit, call)
    }
  }

  const countFields = async (refused: AnswerError, call: LimitedCall) => {
    for (const [field, limits] of Object.entries(call.policy.fieldLimits)) {
      if (refused.data?.errors?.[field] === undefined) continue
      for (const limit of ofKinds(limits, 'calls')) addCall(limit, call)
      await count(ofKinds(limits, 'failures'), call)
    }
  }

  /** `work` hands over the input as soon as it is read and whose it is known, before anything is done with it. */
  return async <T>(call: LimitedCall, work: (onInput: OnInput) => Promise<T>): Promise<T> => {
    const countedAfter = call.policy.limits.filter((limit) => !isCountedBefore(limit))
    const of = (...kinds: RateLimit['counts'][]) => ofKinds(countedAfter, ...kinds)
    for (const limit of of('calls')) {
      refuseTooMany(limit, call)
      addCall(limit, call)
    }
    for (const limit of of('successes', 'failures')) await refuseUsedUp(limit, call)
    let taken: Taken[] = []
    const giveBack = async (kind: RateLimit['counts']) => {
      for (const { limit, giveBack } of taken) if (limit.counts === kind) await giveBack().catch(report)
    }
    try {
      const done = await work(async (input, actor) => {
        await refuseFields(input, call)
        taken = await takeBefore(input, actor, call)
      })
      await giveBack('guesses')
      await count(of('successes'), call)
      return done
    } catch (thrown) {
      await giveBack('successes')
      if (!(thrown instanceof AnswerError) || !failures.has(thrown.status)) {
        await giveBack('guesses')
        throw thrown
      }
      await countFields(thrown, call)
      for (const limit of of('toldFailures')) await refuseUsedUp(limit, call)
      await count(of('failures', 'toldFailures'), call)
      throw thrown
    }
  }
}

function isCountedBefore({ counts, perCustomer }: RateLimit): boolean {
  return counts === 'guesses' || perCustomer === true
}

function ofKinds(limits: readonly RateLimit[], ...kinds: RateLimit['counts'][]): RateLimit[] {
  return limits.filter(({ counts }) => kinds.includes(counts))
}

function callKey({ name }: RateLimit, client: string): string {
  return `${name} ${client}`
}

/** Whether there is anything in a field of what was sent. */
function isSent(input: unknown, field: string): boolean {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
  return value !== undefined && value !== null && value !== ''
}

/** Whom a limit counts beforehand; null where it counts customers and nobody is logged in: their call is refused for that. */
function countedOf(
  { perCustomer, perEmail }: RateLimit,
  input: unknown,
  actor: Actor,
  client: string,
): string | null {
  if (perCustomer) return actor.kind === 'customer' ? customerActor(actor.id) : null
  return perEmail ? emailActor(client, namedEmail(input)) : client
}

/** Whom a login is tried for, in one form however the address is spelt, and no longer than it has to be. */
function namedEmail(input: unknown): string {
  const sent: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'email') : undefined
  const email = typeof sent === 'string' && sent.length <= 1_016 ? canonicalEmail(cleanLine(sent)) : null
  return email === null ? '' : emailIdentity(email)
}

function tooOften(locale: Locale, retryAfter: number): AnswerError {
  return new AnswerError(429, messages[locale].refusals.tooOften, {}, { retryAfter })
}
