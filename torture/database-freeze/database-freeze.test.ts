import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { freezeDatabase } from './freeze-database.ts'

test('a PostgreSQL that stands still for 7 s under four buyers: the server goes on, and no order is lost', async () => {
  const { orders, readyAfter, slowestAnswer, ...outcome } = await freezeDatabase(7_000, 4)
  expect(outcome).toMatchObject(unharmed)
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(20_000)
  expect(slowestAnswer).toBeLessThan(15_000)
}, 120_000)
