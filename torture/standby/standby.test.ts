import { expect, test } from 'vitest'
import { unharmed } from '../harness/under-buyers.ts'
import { becomeStandby } from './become-standby.ts'

test('a PostgreSQL that takes no writes for a while: both servers go on, read, and say that they are not ready', async () => {
  const { orders, readyAfter, slowestAnswer: _, ...outcome } = await becomeStandby(4_000, 4)
  expect(outcome).toEqual({
    ...unharmed,
    readyzOnStandby: [503],
    readsOnStandby: [200],
  })
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(20_000)
}, 120_000)
