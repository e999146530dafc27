import { report } from '../harness/report.ts'
import { promisedOf } from '../harness/under-buyers.ts'
import { flood } from './flood.ts'

const outcome = await flood(1_000, 5, 8)
const known = Object.keys(outcome.answers).every((status) => status === '200' || status === '503')
await report(import.meta.url, outcome, [...promisedOf(outcome), ['readers get only 200 and 503', known]])
