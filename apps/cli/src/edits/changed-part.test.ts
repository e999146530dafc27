/** "What changed in a long text is seen, without all of it." */

import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

const long = 'word '.repeat(100)

test('short texts are shown whole', () => {
  expect(changedPart('15', '14')).toEqual(['15', '14'])
})

test('of a long text, the part from shortly before the first difference', () => {
  const [before, after] = changedPart(`${long}old${long}`, `${long}new${long}`)
  expect(before).toMatch(/^…(word ){4}old(word )+/)
  expect(after).toMatch(/^…(word ){4}new(word )+/)
  expect(after.length).toBeLessThan(210)
  expect(after.endsWith('…')).toBe(true)
})

test('a long text that is gone leaves nothing', () => {
  expect(changedPart(long, '')).toEqual([`${long.slice(0, 200)}…`, ''])
})
