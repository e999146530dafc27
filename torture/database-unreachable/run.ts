import { report } from '../harness/report.ts'
import { promisedOf } from '../harness/under-buyers.ts'
import { cutOff } from './cut-off.ts'

const outcome = await cutOff(20_000, 8)
await report(import.meta.url, outcome, promisedOf(outcome))
