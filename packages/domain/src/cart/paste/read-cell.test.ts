import { expect, test } from 'vitest'
import { readCell } from './read-cell.ts'

test.each([
  ['12', 12],
  [' ٣٠ ', 30],
  ['۴۵', 45],
  ['1,200', 1200],
  ['١٬٢٠٠', 1200],
  ['1 200', 1200],
  ['1\u00A0200', 1200],
  ['12.00', 12],
  ['١٢٫٠', 12],
  ['12.', 12],
  ['\u200F12\u200E', 12],
  ['\u206012\uFEFF', 12],
  ['１２', 12],
])('reads the cell %j as %i pieces', (text, quantity) => {
  expect(readCell(text)).toEqual({ kind: 'quantity', quantity })
})

test.each(['', ' ', '-', '–', '—', '\u200F-', '0', '٠', '0.00', '-0', '_'])(
  'reads the cell %j as empty',
  (text) => {
    expect(readCell(text)).toEqual({ kind: 'empty' })
  },
)

test.each([
  ['x', 'notANumber'],
  ['12 pcs', 'notANumber'],
  ['+3', 'notANumber'],
  ['5\t5', 'notANumber'],
  ['.', 'notANumber'],
  ['1 2', 'notANumber'],
  ['1.200', 'notANumber'],
  ['½', 'notANumber'],
  ['5²', 'notANumber'],
  ['1,2', 'fraction'],
  ['=A1', 'notANumber'],
  ['1e3', 'notANumber'],
  ['-3', 'negative'],
  ['−3', 'negative'],
  ['3-', 'negative'],
  ['1.5', 'fraction'],
  ['١٫٥', 'fraction'],
  ['100001', 'tooMany'],
  ['99999999999999999999', 'tooMany'],
])('rejects the cell %j: %s', (text, issue) => {
  expect(readCell(text)).toEqual({ kind: 'rejected', text: text.replace('\t', ' '), issue })
})
