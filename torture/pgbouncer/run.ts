import { report } from '../harness/report.ts'
import { shopThroughPgbouncer } from './shop-through-pgbouncer.ts'
import { pgbouncerProgram } from './start-pgbouncer.ts'

const program = pgbouncerProgram()
if (program === undefined) console.log('skipped: PgBouncer is not to be had here')
else {
  const outcome = await shopThroughPgbouncer(program, 8, 15_000)
  const { lost, doubled, gaps } = outcome
  await report(import.meta.url, outcome, [
    ['orders are placed', outcome.orders > 100 && outcome.unexpected.length === 0],
    ['no order lost, none placed twice, no gap in the numbers', lost === 0 && doubled === 0 && gaps === 0],
    ['every mail goes out', outcome.mailsMissing === 0],
    ['a change is seen within 15 s', outcome.changeSeenAfter <= 15_000],
    ['no error is logged, and the server ends with 0', outcome.errors === 0 && outcome.exitCode === 0],
  ])
}
