import { report } from '../harness/report.ts'
import { promisedOf } from '../harness/under-buyers.ts'
import { freezeDatabase } from './freeze-database.ts'

const outcome = await freezeDatabase(10_000, 8)
await report(import.meta.url, outcome, promisedOf(outcome))
