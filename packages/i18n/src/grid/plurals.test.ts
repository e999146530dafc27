import { expect, test } from 'vitest'
import { colours, tableCells } from './plurals.ts'

test('formats counts of cells and colours in each language', () => {
  expect([1, 2, 3, 18, 100].map((count) => tableCells(count, 'ar')).join('، ')).toBe(
    'خلية واحدة، خليتان، 3 خلايا، 18 خلية، 100 خلية',
  )
  expect(tableCells(2, 'ar', 'genitive')).toBe('خليتين')
  expect([1, 2, 3, 11, 100].map((count) => colours(count, 'ar')).join('، ')).toBe(
    'لون واحد، لونين، 3 ألوان، 11 لونًا، 100 لون',
  )
  expect([1, 2].map((count) => `${tableCells(count, 'en')}, ${colours(count, 'en')}`)).toEqual([
    '1 cell, 1 colour',
    '2 cells, 2 colours',
  ])
})
