import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { KNOWN_RULES } from '@zayy/test-fatoora/document-rules'
import { report } from '../harness/report.ts'
import type { Found, Part } from './checker.ts'
import { officialRules } from './official-rules.ts'
import { SKIPPED, zatcaData } from './zatca-data.ts'

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 2_000)
const CHECKERS = 2

const program = fileURLToPath(new URL('checker.ts', import.meta.url))

async function check(part: Part): Promise<Found> {
  // ZATCA judges "not in the future" by Riyadh time.
  const env = { ...process.env, TZ: 'Asia/Riyadh', PART: JSON.stringify(part) }
  const child = fork(program, { env })
  const ended = once(child, 'close').then(() => Promise.reject(new Error('A checker ended early')))
  const [found] = await Promise.race([once(child, 'message'), ended])
  return found
}

function sum(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    sums[name] = (sums[name] ?? 0) + count
  return Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const data = zatcaData()
if (data === null) console.log(SKIPPED)
else {
  // Compiles the rules, which the checkers then find.
  await officialRules(data)
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const parts = Array.from({ length: CHECKERS }, (_, part) => ({ part, parts: CHECKERS }))
  const found = await Promise.all(parts.map((part) => check({ ...part, data, seed, documents: DOCUMENTS })))
  const kinds = sum(found.map((one) => one.kinds))
  const broken = sum(found.map((one) => one.broken))
  const documents = Object.values(kinds).reduce((total, count) => total + count, 0)
  const invalid = found.reduce((total, one) => total + one.invalid, 0)
  const unlike = found.reduce((total, one) => total + one.unlike, 0)
  const verdicts = {
    knownRules: KNOWN_RULES.size,
    brokenRules: new Set(found.flatMap((one) => one.verdicts.broken)).size,
    compared: found.reduce((total, one) => total + one.verdicts.compared, 0),
    unjudged: found.reduce((total, one) => total + one.verdicts.unjudged, 0),
    differences: found.flatMap((one) => one.verdicts.differences),
  }
  for (const { document, ours, theirs } of verdicts.differences) console.log(document, { ours, theirs })
  await report(
    import.meta.url,
    {
      seed,
      documents,
      kinds,
      invalid,
      unlike,
      broken,
      verdicts: { ...verdicts, differences: verdicts.differences.length },
    },
    [
      ['every document is valid by the UBL 2.1 schema', invalid === 0],
      ['every hash is that of an independent canonicaliser (C14N 1.1)', unlike === 0],
      [
        'no rule of EN 16931 or ZATCA finds an error or a warning',
        documents >= DOCUMENTS && Object.keys(broken).length === 0,
      ],
      ['documents of all twelve kinds', Object.keys(kinds).length === 12],
      [
        'some mutant breaks each rule that the fake platform knows',
        verdicts.brokenRules === KNOWN_RULES.size,
      ],
      ['the fake platform gives ZATCA’s verdict on every mutant', verdicts.differences.length === 0],
    ],
  )
}
