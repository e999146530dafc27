import { report } from '../harness/report.ts'
import { promisedOf } from '../harness/under-buyers.ts'
import { killDatabase } from './kill-database.ts'

const outcome = await killDatabase(50, 2_000, 8)
await report(import.meta.url, outcome, promisedOf(outcome))
