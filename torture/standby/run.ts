import { report } from '../harness/report.ts'
import { promisedOf } from '../harness/under-buyers.ts'
import { becomeStandby } from './become-standby.ts'

const outcome = await becomeStandby(30_000, 8)
await report(import.meta.url, outcome, [
  ...promisedOf(outcome),
  ['/readyz answers 503 on the standby', outcome.readyzOnStandby.join() === '503'],
  ['reads succeed on the standby', outcome.readsOnStandby.join() === '200'],
])
