import type { UndoneEdit } from '@zayy/shop/catalogue-files/import/changes/undone-edits'
import { expect, test } from 'vitest'
import { commandMessages } from '../command-line/messages.ts'
import { undoneLines } from './change-lines.ts'

const edits = Array.from(
  { length: 12 },
  (_, index): UndoneEdit => ({
    thing: 'coupon',
    change: 'changed',
    key: `TEN${index}`,
    name: null,
    field: 'ends',
    before: '2026-05-01',
    after: null,
    by: 'Ahmed \u001b[31mred',
    at: new Date('2026-04-01T09:00:00Z'),
  }),
)

test.each([
  ['en', 'and 2 more'],
  ['ar', 'واثنان غيرها'],
] as const)(
  'lists a limited number of edits by commands, and the number of the others (%s)',
  (locale, more) => {
    const options = { locale, messages: commandMessages(locale), columns: null }
    const lines = undoneLines(edits, { ...options, most: 10 })
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe(`  ${more}`)
    expect(lines[0]).toContain('TEN0')
    expect(lines.join()).not.toContain('\u001b')
    expect(undoneLines(edits, { ...options, most: Number.POSITIVE_INFINITY })).toHaveLength(12)
  },
)
