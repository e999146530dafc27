import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { flood } from './flood.ts'

test('answers 300 concurrent reads under four buyers with 200 or 503, survives, and loses no order', async () => {
  const { orders, answers, ...outcome } = await flood(300, 1, 4)
  expect(outcome).toMatchObject(unharmed)
  expect(orders).toBeGreaterThan(4)
  expect(Object.keys(answers).filter((status) => status !== '200' && status !== '503')).toEqual([])
  expect((answers['200'] ?? 0) + (answers['503'] ?? 0)).toBe(300)
})
