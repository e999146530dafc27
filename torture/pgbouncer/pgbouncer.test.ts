import { expect, test } from 'vitest'
import { shopThroughPgbouncer } from './shop-through-pgbouncer.ts'
import { pgbouncerProgram } from './start-pgbouncer.ts'

const program = pgbouncerProgram()

test.runIf(program)(
  'a shop behind PgBouncer in transaction mode takes orders, sends mails and notices changes',
  async () => {
    const outcome = await shopThroughPgbouncer(program ?? '', 4, 3_000)
    expect(outcome).toMatchObject({
      unexpected: [],
      lost: 0,
      doubled: 0,
      gaps: 0,
      mailsMissing: 0,
      errors: 0,
      exitCode: 0,
    })
    expect(outcome.orders).toBeGreaterThan(10)
    expect(outcome.changeSeenAfter).toBeLessThan(Number.POSITIVE_INFINITY)
  },
)
