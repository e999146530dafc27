import type { CallPolicy, RateLimit } from '@zayy/contract/policies'
import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { consumeRateLimit, usedUpRateLimit } from '@zayy/shop/limits/consume-rate-limit'
import { SlidingCounts } from '../../http/sliding-counts.ts'
import { AnswerError } from '../answer-error.ts'
import { messages } from '../messages.ts'
import { UsedUpLimits } from './used-up-limits.ts'

/** A call that may be limited: by whom, in which language, and where the counts of all servers are. */
export type LimitedCall = {
  policy: Pick<CallPolicy, 'limits'>
  client: string
  locale: Locale
  database: Database
}

export type CallLimitsOptions = {
  /** How many times the limits' numbers are allowed: 1, or 1000 with LIMITS=relaxed. */
  times: number
  /** Told when something could not be counted: what was done stays done. */
  report: (fault: unknown) => void
  /** Milliseconds of any clock that never goes back. */
  now?: () => number
}

/** The statuses that tell a guesser that it guessed wrong; a 409 or 5xx says nothing of what was typed. */
const failures = new Set([404, 422])

/**
 * Does a call within the limits of its policy. What one server has learnt to be used up it refuses by itself: being
 * limited asks nothing of the database.
 */
export function callLimits({ times, report, now = () => performance.now() }: CallLimitsOptions) {
  const windows = new Map<number, SlidingCounts>()
  const usedUp = new UsedUpLimits(now)

  const countCall = ({ name, most, seconds }: RateLimit, { client, locale }: LimitedCall) => {
    const counts = windows.get(seconds) ?? new SlidingCounts({ seconds, now })
    windows.set(seconds, counts)
    const key = `${name} ${client}`
    if (counts.count(key) >= most * times) throw tooOften(locale, counts.secondsUntilBelow(most * times, key))
    counts.add(key)
  }

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

  return async <T>(call: LimitedCall, work: () => Promise<T>): Promise<T> => {
    const of = (...kinds: RateLimit['counts'][]) =>
      call.policy.limits.filter(({ counts }) => kinds.includes(counts))
    for (const limit of of('calls')) countCall(limit, call)
    for (const limit of of('successes', 'failures')) await refuseUsedUp(limit, call)
    try {
      const done = await work()
      await count(of('successes'), call)
      return done
    } catch (thrown) {
      if (!(thrown instanceof AnswerError) || !failures.has(thrown.status)) throw thrown
      for (const limit of of('toldFailures')) await refuseUsedUp(limit, call)
      await count(of('failures', 'toldFailures'), call)
      throw thrown
    }
  }
}

function tooOften(locale: Locale, retryAfter: number): AnswerError {
  return new AnswerError(429, messages[locale].refusals.tooOften, {}, { retryAfter })
}
