import { expect, test } from 'vitest'
import { killDatabase } from './kill-database.ts'

test('four kills of PostgreSQL under four buyers: the server goes on, and no order is lost', async () => {
  const { orders, readyAfter, ...outcome } = await killDatabase(4, 1_500, 4)
  expect(outcome).toMatchObject({
    server: 'survived',
    lost: 0,
    doubled: 0,
    gaps: 0,
    unexpected: [],
    unheardRejections: 0,
  })
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(20_000)
}, 120_000)
