import { report } from '../harness/report.ts'
import { loseNotice } from './lose-notice.ts'

const outcome = await loseNotice(60_000)
await report(import.meta.url, outcome, [
  ['a change whose notification is lost shows within 15 s', outcome.changeSeenAfter <= 15_000],
])
