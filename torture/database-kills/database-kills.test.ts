import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { killDatabase } from './kill-database.ts'

test('the server survives four kills of PostgreSQL under four buyers, and no order is lost', async () => {
  const { orders, readyAfter, ...outcome } = await killDatabase(4, 1_500, 4)
  expect(outcome).toMatchObject(unharmed)
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(Number.POSITIVE_INFINITY)
})
