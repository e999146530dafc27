import { calls } from '@zayy/contract/calls'
import type { CallLimit } from '@zayy/contract/policies'
import { inTransaction } from '@zayy/database/in-transaction'
import { testDatabase } from '@zayy/database/testing/test-database'
import { eraseCounters } from '@zayy/shop/privacy/erase-person'
import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { callLimits, type OnInput } from './call-limits.ts'

const database = await testDatabase()
let statements = 0
const { $client: pool } = database
const query = pool.query.bind(pool)
Object.assign(pool, {
  query: (...given: Parameters<typeof query>) => {
    statements += 1
    return query(...given)
  },
})

let name = 0
/** Runs calls of one actor under one limit and returns the status of each. */
function limitedBy(counts: CallLimit['counts'], max: number) {
  name += 1
  let now = 1_000
  const limit: CallLimit = { name: `call${name}`, counts, max, seconds: 86_400 }
  const server = () => callLimits({ multiplier: 1, report: () => {}, now: () => now })
  let withinLimits = server()
  const call = async (status: number, client = 'one', hold = async () => {}) => {
    const work = async (onInput: OnInput) => {
      await onInput({}, { kind: 'customer', id: 1 })
      await hold()
      if (status === 200) return status
      throw new ApiError(status, 'refused')
    }
    const policy = { limits: [limit] }
    return withinLimits({ policy, client, locale: 'en', database }, work).catch((thrown: unknown) => {
      if (thrown instanceof ApiError) return thrown.status
      throw thrown
    })
  }
  return {
    call,
    calls: async (count: number, status: number) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1) statuses.push(await call(status))
      return statuses
    },
    anotherServer: () => {
      withinLimits = server()
    },
    later: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('counts calls in memory per client, whatever their outcome', async () => {
  const { call, calls } = limitedBy('calls', 3)
  statements = 0
  expect([...(await calls(2, 422)), ...(await calls(3, 200))]).toEqual([422, 422, 200, 429, 429])
  expect(await call(200, 'another')).toBe(200)
  expect(statements).toBe(0)
})

test('refused calls do not use up the limit of successful ones, which all servers count together', async () => {
  const { call, calls, anotherServer } = limitedBy('successes', 3)
  expect(await calls(20, 422)).toEqual(Array(20).fill(422))
  expect(await calls(2, 200)).toEqual([200, 200])
  anotherServer()
  expect([...(await calls(2, 200)), ...(await calls(1, 422))]).toEqual([200, 429, 429])
  expect(await call(200, 'another')).toBe(200)
})

test('successful calls do not use up the limit of failures; once it is used up, it rejects every call', async () => {
  const { calls, anotherServer } = limitedBy('failures', 3)
  expect(await calls(5, 200)).toEqual(Array(5).fill(200))
  expect([...(await calls(2, 404)), ...(await calls(2, 422))]).toEqual([404, 404, 422, 429])
  anotherServer()
  expect(await calls(1, 200)).toEqual([429])
})

test('a used-up limit of masked failures hides the reason of further failures and lets successful calls through', async () => {
  const { calls, anotherServer } = limitedBy('maskedFailures', 3)
  expect(await calls(5, 422)).toEqual([422, 422, 422, 429, 429])
  expect(await calls(2, 200)).toEqual([200, 200])
  anotherServer()
  expect([...(await calls(1, 404)), ...(await calls(1, 200))]).toEqual([429, 200])
})

test('a released call frees its place at once, and within seconds on another server', async () => {
  const { call, anotherServer, later } = limitedBy('failures', 2)
  /** Takes both places while `meanwhile` runs, then releases them. */
  const inHand = async (meanwhile: () => Promise<void>) => {
    const end = Promise.withResolvers<void>()
    const begun = [1, 2].map(() => Promise.withResolvers<void>())
    const calls = begun.map(({ resolve }) =>
      call(200, 'one', () => {
        resolve()
        return end.promise
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    await meanwhile()
    end.resolve()
    expect(await Promise.all(calls)).toEqual([200, 200])
  }
  await inHand(async () => expect(await call(200)).toBe(429))
  expect(await call(200)).toBe(200)
  await inHand(async () => {
    anotherServer()
    expect(await call(200)).toBe(429)
  })
  later(10_000)
  expect(await call(200)).toBe(200)
})

test('an outcome that says nothing about the input counts neither as success nor as failure', async () => {
  const { calls } = limitedBy('failures', 1)
  expect(await calls(5, 503)).toEqual(Array(5).fill(503))
  expect(await calls(3, 409)).toEqual([409, 409, 409])
})

test('rejects a limited client without a query until one more call is allowed', async () => {
  const { calls, later } = limitedBy('successes', 1)
  await calls(2, 200)
  statements = 0
  expect(await calls(50, 200)).toEqual(Array(50).fill(429))
  expect(statements).toBe(0)
  later(2 * 86_400_000)
  await calls(1, 200)
  expect(statements).toBeGreaterThan(0)
})

test('a failed order stays failed if its count cannot be released', async () => {
  const errors: unknown[] = []
  const limits = [{ name: 'x', counts: 'successes', max: 1, seconds: 60 } as const]
  let isAway = false
  const away = new Proxy(database, {
    get: (target, property) => {
      if (property === 'update' && isAway) throw new Error('away')
      return Reflect.get(target, property)
    },
  })
  const withinLimits = callLimits({ multiplier: 1, report: (error) => errors.push(error) })
  const placed = withinLimits(
    { policy: { limits }, client: 'one', locale: 'en', database: away },
    async (onInput) => {
      await onInput({}, { kind: 'anonymous' })
      isAway = true
      throw new ApiError(422, 'no such product')
    },
  )
  await expect(placed).rejects.toThrow('no such product')
  expect(errors).toHaveLength(1)
})

/** Every limit of every policy. */
const allLimits = [
  ...new Map(
    [...calls.values()].flatMap(({ limits }) => limits).map((limit) => [JSON.stringify(limit), limit]),
  ).values(),
]

test.each(allLimits)(
  'lets exactly $max of twice as many concurrent calls through: $name, $counts',
  async (limit) => {
    await database.$client.query('delete from rate_limits')
    const withinLimits = callLimits({ multiplier: 1, report: () => {} })
    const all = 2 * limit.max
    const isFailing = limit.counts === 'failures' || limit.counts === 'maskedFailures'
    const refused = new ApiError(422, 'refused', { errors: { [limit.field ?? 'x']: ['wrong'] } })
    let begun = 0
    let arrived = 0
    let allArrived = () => {}
    const together = new Promise<void>((resolve) => {
      allArrived = resolve
    })
    const arrive = () => {
      arrived += 1
      if (arrived === all) allArrived()
    }
    const call = async () => {
      let isRefused = true
      const called = withinLimits(
        { policy: { limits: [limit] }, client: 'one', locale: 'en', database },
        async (onInput) => {
          await onInput(
            { email: 'sara@mail.example', [limit.field ?? 'x']: 'typed' },
            { kind: 'customer', id: 1 },
          )
          isRefused = false
          begun += 1
          arrive()
          await together
          if (isFailing) throw refused
        },
      )
      return called.then(
        () => 200,
        (thrown: unknown) => {
          if (isRefused) arrive()
          return thrown instanceof ApiError ? thrown.status : 500
        },
      )
    }
    const statuses = await Promise.all(Array.from({ length: all }, call))
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limit.max)
    expect(begun).toBe(limit.counts === 'maskedFailures' ? all : limit.max)
  },
)

test('finds the counters of a person when they are erased, and nobody else’s', async () => {
  await database.$client.query('delete from rate_limits')
  const guessed: CallLimit = { name: 'login', counts: 'failures', max: 9, seconds: 60, per: 'email' }
  const rated: CallLimit = { name: 'rate', counts: 'successes', max: 9, seconds: 60, per: 'customer' }
  const call = async (email: string, id: number) => {
    const withinLimits = callLimits({ multiplier: 1, report: () => {} })
    const policy = { limits: [guessed, rated] }
    await withinLimits({ policy, client: '198.51.100.7', locale: 'en', database }, async (onInput) => {
      await onInput({ email }, { kind: 'customer', id })
      throw new ApiError(422, 'refused')
    }).catch(() => {})
  }
  for (const email of ['Zahra@mail.example', ' ZAHRA@mail.example ']) await call(email, 2)
  const counted = await database.$client.query('select key from rate_limits order by key')
  expect(counted.rows).toHaveLength(2)
  for (const [email, id] of [
    ['sara@mail.example', 12],
    ['', 22],
  ] as const)
    await call(email, id)
  const erased = await inTransaction(database, (transaction) =>
    eraseCounters(transaction, { identity: 'zahra@mail.example', customerId: 2 }),
  )
  expect(erased).toBe(2)
  const left = await database.$client.query('select key from rate_limits')
  expect(left.rows).toHaveLength(4)
  for (const row of counted.rows) expect(left.rows).not.toContainEqual(row)
})
