import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guarded, unguarded } from './spreadsheet-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+966110000000', "'+966110000000"],
  ['- item', "'- item"],
  ['@x', "'@x"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['0110000000', "'0110000000"],
  ['300000000000003', "'300000000000003"],
  ['12E5', "'12E5"],
  ['2026-03-31', "'2026-03-31"],
  ['2-3', "'2-3"],
  ['1/2', "'1/2"],
  ['9:00', "'9:00"],
  ['DEC25', "'DEC25"],
  ['10 May', "'10 May"],
  ['10 May 2026', "'10 May 2026"],
  ['1-Jan-26', "'1-Jan-26"],
  ['Jan 1, 2026', "'Jan 1, 2026"],
  ['8 P', "'8 P"],
  ['9:30 am', "'9:30 am"],
  ['true', "'true"],
  ["'2-3", "''2-3"],
  ['45.50', '45.50'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['1010000000', '1010000000'],
  ['200x90', '200x90'],
  ['decor5', 'decor5'],
  ['2-3 years', '2-3 years'],
  ['8 Petite', '8 Petite'],
  ['May 10 girls', 'May 10 girls'],
  ['#007700', '#007700'],
  ['a=1', 'a=1'],
  ['', ''],
])('guards %j as %j and reverses it', (text, cell) => {
  expect(guarded(text)).toBe(cell)
  expect(unguarded(cell)).toBe(text)
})

test('guards any text reversibly, and never starts a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      'a',
      ' ',
      '＝',
      '\t',
      '\n',
      '0',
      '7',
      '/',
      '.',
      'e',
      'may',
    ),
    maxLength: 8,
  })
  fc.assert(
    fc.property(text, (written) => {
      expect(unguarded(guarded(written))).toBe(written)
      expect(guarded(written)).not.toMatch(/^[=+\-@\t\n＝＋－＠]/)
    }),
  )
})
