import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { freezeDatabase } from './freeze-database.ts'

test('the server survives a PostgreSQL frozen for 7 s under four buyers, and no order is lost', async () => {
  const { orders, readyAfter, slowestAnswer, ...outcome } = await freezeDatabase(7_000, 4)
  expect(outcome).toMatchObject(unharmed)
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(Number.POSITIVE_INFINITY)
  // Buyers give up after 30 s.
  expect(slowestAnswer).toBeLessThan(30_000)
})
