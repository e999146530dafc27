import { expect, test } from 'vitest'
import { becomeStandby } from './become-standby.ts'

test('a PostgreSQL that takes no writes for a while: both servers go on, read, and say that they are not ready', async () => {
  const { orders, readyAfter, slowestAnswer: _, ...outcome } = await becomeStandby(4_000, 4)
  expect(outcome).toEqual({
    server: 'survived',
    lost: 0,
    doubled: 0,
    gaps: 0,
    unexpected: [],
    unheardRejections: 0,
    readyzOnStandby: [503],
    readsOnStandby: [200],
  })
  expect(orders).toBeGreaterThan(4)
  expect(readyAfter).toBeLessThan(20_000)
}, 120_000)
