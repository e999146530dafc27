import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { capMarks, MAX_MARKS } from './cap-marks.ts'
import { cleanLine, cleanText } from './clean.ts'
import { foldText } from './fold.ts'

const acute = '\u0301'
const below = '\u0316'

test.each([
  ['no mark', 'plain', 'plain'],
  ['as many as may be', `a${acute.repeat(10)}b`, `a${acute.repeat(10)}b`],
  ['one more', `a${acute.repeat(11)}b`, `a${acute.repeat(10)}b`],
  ['120,000', `a${(acute + below).repeat(60_000)}`, `a${(acute + below).repeat(5)}`],
  ['two runs', `a${acute.repeat(20)}b${below.repeat(20)}`, `a${acute.repeat(10)}b${below.repeat(10)}`],
  ['vowelled Arabic', 'قُمِّصَانٌ', 'قُمِّصَانٌ'],
  ['Thai', 'ที่นี่', 'ที่นี่'],
  ['emoji', '👩🏽‍⚕️🇸🇦', '👩🏽‍⚕️🇸🇦'],
])('%s', (_, text, capped) => {
  expect(capMarks(text)).toBe(capped)
})

/** Letters, marks of several classes, one that decomposes into two (U+0344), joiners and direction marks. */
const unruly = fc.string({
  unit: fc.constantFrom(
    'a',
    'ك',
    '가',
    acute,
    below,
    '\u0344',
    '\u064E',
    '\u0651',
    '\u09C7',
    '\u09BE',
    '\u200D',
    '\u200E',
  ),
  maxLength: 60,
})

test('never leaves more than the maximum of marks in cleaned text', () => {
  const tooMany = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u')
  fc.assert(
    fc.property(unruly, (text) => {
      expect(cleanLine(text)).not.toMatch(tooMany)
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
  )
})

/** Returns the sorting steps that `normalize` needs for `text` within `work`: it sorts each run of marks by insertion. */
function normalizingSteps(work: (text: string) => string, text: string): number {
  const given = vi.spyOn(String.prototype, 'normalize')
  work(text)
  const runs = given.mock.contexts.flatMap((part) => String(part).match(/\p{M}+/gu) ?? [])
  given.mockRestore()
  return runs.reduce((steps, run) => steps + run.length ** 2, 0)
}

test.each([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
  ['foldText', foldText],
])('normalises in linear time in %s, in any order of marks', (_, work) => {
  const shapes = [
    (n: number) => `a${(acute + below).repeat(n)}`,
    (n: number) => `a${`${acute}\u200E${below}\u202E`.repeat(n)}`,
    (n: number) => `a${acute}${below}`.repeat(n),
    (n: number) => `a${(acute + below).repeat(40)}`.repeat(n / 40),
  ]
  for (const shape of shapes) {
    expect(normalizingSteps(work, shape(2_000))).toBeLessThanOrEqual(
      2.2 * normalizingSteps(work, shape(1_000)) + 400,
    )
  }
})
