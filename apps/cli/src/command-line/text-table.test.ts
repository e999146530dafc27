import textWidth from 'fast-string-width'
import { describe, expect, test } from 'vitest'
import { textTable } from './text-table.ts'

const headings = [
  { heading: 'code' },
  { heading: 'buyer', shrinksTo: 6 },
  { heading: 'total', end: true as const },
]
const rows = [
  ['ZY-1', 'نورة السبيعي', '3,223.97'],
  ['ZY-2', 'Sara of the long-named clinic', '9.00'],
]
/** Removes the direction marks, which take no columns. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('a table', () => {
  test('is as wide as its content without a terminal', () => {
    expect(textTable(headings, rows, null)).toBe(
      [
        'code  buyer                             total',
        '────  ─────────────────────────────  ────────',
        'ZY-1  نورة السبيعي                   3,223.97',
        'ZY-2  Sara of the long-named clinic      9.00',
      ].join('\n'),
    )
  })

  test.each([12, 20, 24, 30, 40, 80])('lines fit a terminal of %i columns', (columns) => {
    const lines = plain(textTable(headings, rows, columns)).split('\n')
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns)
  })

  test('cuts columns with shrinksTo, and no code or amount while there is room for it', () => {
    expect(
      plain(textTable(headings, rows, 24))
        .split('\n')
        .slice(2),
    ).toEqual(['ZY-1  نورة ال…  3,223.97', 'ZY-2  Sara of…      9.00'])
  })

  test.each([20, 40, 60, 80])('wraps its last column in %i columns and loses no word', (columns) => {
    const reason = 'is 11, which leaves a gap after 1 to 9 in row 2 قيمته فتبقى فجوة'
    const wrapping = [{ heading: 'file' }, { heading: 'what is wrong', wraps: true as const }]
    const lines = plain(textTable(wrapping, [['pages/about.md', reason]], columns)).split('\n')
    for (const text of lines) expect(textWidth(text)).toBeLessThanOrEqual(columns)
    const words = lines.slice(2).join(' ').trim().split(/\s+/)
    expect(words).toEqual(['pages/about.md', ...reason.split(' ')])
    expect(textTable(wrapping, [['a', reason]], null).split('\n')).toHaveLength(3)
  })

  test('isolates Arabic cells, and counts no columns for vowel marks', () => {
    const [, , first] = textTable(headings, [['ZY-1', 'مَرْيَم', '1.00']], 80).split('\n')
    expect(first).toBe('ZY-1  \u2068مَرْيَم\u2069    1.00')
  })

  test('draws more rows than a function call takes arguments', () => {
    const lines = textTable(
      [{ heading: 'code' }],
      Array.from({ length: 150_000 }, () => ['ZY-1']),
      null,
    ).split('\n')
    expect(lines.length).toBe(150_002)
  })

  test('removes control characters, which could change the terminal', () => {
    expect(textTable([{ heading: 'name' }], [['a\u001b[2J\nb\u202e']], null)).toMatch(/a \[2J b$/)
  })
})
