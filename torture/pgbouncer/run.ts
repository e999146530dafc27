import { report } from '../harness/report.ts'
import { shopThroughPgbouncer } from './shop-through-pgbouncer.ts'
import { pgbouncerProgram } from './start-pgbouncer.ts'

const program = pgbouncerProgram()
if (program === undefined) console.log('Skipped: PgBouncer is not available')
else {
  const outcome = await shopThroughPgbouncer(program, 8, 15_000)
  const { lost, doubled, gaps } = outcome
  await report(import.meta.url, outcome, [
    ['orders are placed', outcome.orders > 100 && outcome.unexpected.length === 0],
    [
      'no order is lost or placed twice, and no invoice number is missing',
      lost === 0 && doubled === 0 && gaps === 0,
    ],
    ['every mail is sent', outcome.mailsMissing === 0],
    ['a change shows within 15 s', outcome.changeSeenAfter <= 15_000],
    ['no error is logged, and the server ends with 0', outcome.errors === 0 && outcome.exitCode === 0],
  ])
}
