import { expect, test } from 'vitest'
import { commandMessages } from '../command-line/messages.ts'
import { parseReportSpan } from './report.ts'

const messages = commandMessages('en').report
const { bad } = messages
type Typed = Parameters<typeof parseReportSpan>[0]
const read = (typed: Partial<Typed>) =>
  parseReportSpan({ from: undefined, to: undefined, unit: undefined, ...typed }, '2026-11-23', messages)

test.each<[Partial<Typed>, string, string]>([
  [{}, '2026-10-25', '2026-11-23'],
  [{ to: '2026-03-01' }, '2026-01-31', '2026-03-01'],
  [{ from: '٢٠٢٦-٠١-٠١' }, '2026-01-01', '2026-11-23'],
  [{ from: '2026-11-23', unit: 'week' }, '2026-11-23', '2026-11-23'],
])('the options %j mean a report from %s to %s', (typed, from, to) => {
  expect(read(typed)).toEqual({ from, to, unit: typed.unit })
})

test.each<[Partial<Typed>, string]>([
  [{ from: '2026-02-30' }, bad.day('--from')],
  [{ to: 'today' }, bad.day('--to')],
  [{ from: '2026-11-24' }, bad.order],
  [{ from: '2010-01-01' }, bad.long],
  [{ unit: 'year' }, bad.unit],
])('refuses the report options %j', (typed, message) => {
  expect(() => read(typed)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
})
