import { expect, test } from 'vitest'
import { CellError } from '../import-issues.ts'
import { imagesIn, markdownCell, shown } from './markdown-images.ts'

const cellRef = { file: 'products.csv', row: 2, column: 'description_ar' }
const plain = markdownCell((path) => path)

test.each([
  ['nested quotations', '>'.repeat(3_000)],
  ['nested quotations with spaces', `${'> '.repeat(21)}deep`],
  ['nested lists in one line', `${'- '.repeat(21)}deep`],
  ['nested numbered lists', `${'1. '.repeat(3_000)}deep`],
  [
    'nested lists in many lines',
    Array.from({ length: 600 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
  ],
  ...['\n', '\r'].map((end) => [
    `tables of too many cells (${JSON.stringify(end)})`,
    [...['|a', '|-'].map((cell) => cell.repeat(3_000)), ...Array.from({ length: 100 }, () => '|')].join(
      `|${end}`,
    ),
  ]),
  ...['*a_', '_**a', '*a**b', '.*a', '*a~~b_', '!'].map((mark) => [
    `a paragraph of too many marks (${mark})`,
    `a\r\n${mark.repeat(2_500)}`,
  ]),
  ['a paragraph of too many instructions', `a ${'<?'.repeat(2_500)}`],
  ...['a-@', 'www.a.', 'http://a.b/?.'].map((part) => [
    `an address that is too long (${part})`,
    `a\n<p>${part[0]}${part.slice(1, -1).repeat(2_000)}${part.at(-1)}</p>`,
  ]),
  ['a list item of too many lines', `- a\r\n${'b\r\n'.repeat(10_000)}`],
])('refuses %s', (_, markdown) => {
  expect(() => plain(markdown, cellRef)).toThrow(CellError)
  expect(() => shown(plain)(markdown, cellRef)).toThrow(CellError)
})

test.each([
  ['20 levels', `${'> '.repeat(20)}deep`],
  ['a rule', 'a\n\n---------------------------'],
  ['nested lists', 'a\n- b\n  - c\n    1. d'],
  ['a long table', `|a|b|c|\n|-|:-:|-|\n${'|1|2|3|\n'.repeat(2_000)}`],
  ['many paragraphs with marks', '*a* **b**\r\n\r\n'.repeat(2_000)],
  ['a long list with stars', '* a\n'.repeat(5_000)],
  ['a long word', 'a.'.repeat(2_000)],
  ['a table on one line', `<table>${'<tr><td>a@b.example</td></tr>'.repeat(1_000)}</table>`],
  ['a long gap', `word ${' '.repeat(50_000)} word`],
])('takes %s', (_, markdown) => {
  expect(shown(plain)(markdown, cellRef)).toBe(markdown)
})

test('finds images at any depth', () => {
  expect(imagesIn('> - ![x](red.png)\n\n![y](blue.png)')).toEqual(['red.png', 'blue.png'])
})
