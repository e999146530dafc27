import { report } from '../harness/report.ts'
import { floodImages } from './flood-images.ts'

const outcome = await floodImages(4_000, 100)
const known = [...Object.keys(outcome.answers), ...Object.keys(outcome.visitorsAnswers)].every((answer) =>
  /^(image\/(webp|avif) (as asked|placeholder)|503)$/.test(answer),
)
await report(import.meta.url, outcome, [
  ['every answer is a resized picture or 503', known],
  ['another visitor gets all 14 pictures', !('503' in outcome.visitorsAnswers)],
  [
    'a cached page takes less than 50 ms or 10 times as long',
    outcome.keptPage < Math.max(50, 10 * outcome.keptPageBefore),
  ],
  ['the shop stops within 10 s with code 0', outcome.exitCode === 0 && outcome.stoppedAfter < 10_000],
])
