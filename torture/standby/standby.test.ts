import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { becomeStandby } from './become-standby.ts'

test('two servers survive a read-only PostgreSQL: reads succeed, and /readyz answers 503', async () => {
  const { orders, readyAfter, slowestAnswer: _, ...outcome } = await becomeStandby(4_000, 4)
  expect(outcome).toEqual({
    ...unharmed,
    readyzOnStandby: [503],
    readsOnStandby: [200],
  })
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(Number.POSITIVE_INFINITY)
})
