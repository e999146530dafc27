import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHeading, csvRow } from './csv-row.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+966110000000', "'+966110000000"],
  ['-5', "'-5"],
  [-5, '-5'],
  ['@x', "'@x"],
  ['＝1', "'＝1"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ["'tis", "'tis"],
  ['a;b', '"a;b"'],
  ['3" wide', '"3"" wide"'],
  [' =1', '" =1"'],
  ['0110000000', '0110000000'],
  ['', ''],
])('writes the CSV cell %j as %j', (cell, written) => {
  expect(csvRow([cell, 'x'])).toBe(`${written},x\r\n`)
})

test('writes any cells so that the same number is read back and none starts a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', ' ', '＝', '\t', '\r', '\n', '"', ',', ';'),
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (cells) => {
      const file = csvHeading(cells.map((_, at) => `h${at}`)) + csvRow(cells)
      const [, read = []] = parse(file, { bom: true, record_delimiter: '\r\n' })
      expect(read.map((cell, at) => (cell === cells[at] ? cell : cell.replace(/^'/, '')))).toEqual(cells)
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})
