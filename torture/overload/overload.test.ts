import { expect, test } from 'vitest'
import { flood } from './flood.ts'

test('300 reads at once under four buyers: some are sent away, the server goes on, and no order is lost', async () => {
  const { orders, answers, ...outcome } = await flood(300, 2, 4)
  expect(outcome).toMatchObject({
    server: 'survived',
    lost: 0,
    doubled: 0,
    gaps: 0,
    unexpected: [],
    unheardRejections: 0,
  })
  expect(orders).toBeGreaterThan(4)
  expect(Object.keys(answers).filter((status) => status !== '200' && status !== '503')).toEqual([])
  expect((answers['200'] ?? 0) + (answers['503'] ?? 0)).toBe(600)
}, 120_000)
