import { expect, test } from 'vitest'
import { CellError } from '../import-issues.ts'
import { imagesIn, markdownCell, shown } from './markdown-images.ts'

const cellRef = { file: 'products.csv', row: 2, column: 'description_ar' }
const plain = markdownCell((path) => path)

test.each([
  ['quotations', '>'.repeat(3_000)],
  ['quotations with spaces', `${'> '.repeat(21)}deep`],
  ['lists in one line', `${'- '.repeat(21)}deep`],
  ['numbered lists', `${'1. '.repeat(3_000)}deep`],
  ['lists in many lines', Array.from({ length: 600 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
])('refuses %s that are nested too deeply', (_, markdown) => {
  expect(() => plain(markdown, cellRef)).toThrow(CellError)
  expect(() => shown(plain)(markdown, cellRef)).toThrow(CellError)
})

test.each([
  ['20 levels', `${'> '.repeat(20)}deep`],
  ['a rule', 'a\n\n---------------------------'],
  ['nested lists', 'a\n- b\n  - c\n    1. d'],
  ['a long gap', `word ${' '.repeat(50_000)} word`],
])('takes %s', (_, markdown) => {
  expect(shown(plain)(markdown, cellRef)).toBe(markdown)
})

test('finds images at any depth', () => {
  expect(imagesIn('> - ![x](red.png)\n\n![y](blue.png)')).toEqual(['red.png', 'blue.png'])
})
