import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FreeNames, latinSlug } from './latin-slug.ts'

test.each([
  ['سكراب طبي', 'skrab-tbi'],
  ['ملابس طبيّة', 'mlabs-tbia'],
  ['قميص', 'qmis'],
  ['ثوب شتوي ٢٠٢٦', 'thub-shtui-2026'],
  ['معطف', 'mtf'],
  ['عباية', 'abaya'],
  ['Scrub Top, navy', 'scrub-top-navy'],
  ['Crème brûlée', 'creme-brulee'],
  ['زيّ — School', 'zi-school'],
  ['قمصان پولو', 'qmsan-bulu'],
  ['Size_chart: 2/3', 'size-chart-2-3'],
  ['!!!', ''],
  ['', ''],
])('makes the slug of %s: %s', (name, expected) => {
  expect(latinSlug(name)).toBe(expected)
})

test('makes a slug of any text that the import accepts, or none', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(
      text,
      (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(latinSlug(name)) && latinSlug(name).length <= 60,
    ),
  )
})

test('returns each name once, whatever its case, and skips names that are taken', () => {
  const names = new FreeNames(['polo', 'Cap-2'])
  expect(['cap', 'CAP', 'polo', 'polo', 'vest'].map((name) => names.take(name))).toEqual([
    ...['cap', 'CAP-3', 'polo-2', 'polo-3', 'vest'],
  ])
})
