import { expect, test } from 'vitest'
import { Notes } from './notes.ts'

test('keeps 10,000 notes of a kind, short, and counts the others', () => {
  const notes = new Notes('en')
  for (let row = 1; row <= 10_003; row++)
    notes.add('noPrice', { row, product: 'x'.repeat(5_000), field: 'y'.repeat(5_000) })
  notes.add('noName', { row: 9 })
  const all = notes.all()
  expect(all).toHaveLength(10_002)
  expect(all.find(({ more }) => more !== undefined)).toEqual({
    kind: 'noPrice',
    row: null,
    product: '',
    field: '',
    value: 'and 3 more',
    more: 3,
    reason: expect.stringContaining('Has no price'),
  })
  expect(all.find(({ kind }) => kind === 'noName')).toMatchObject({ row: 9 })
  expect([all[0]?.product.length, all[0]?.field.length]).toEqual([201, 201])
})
