import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

const long = 'word '.repeat(100)

test('changedPart returns short texts in full', () => {
  expect(changedPart('15', '14')).toEqual(['15', '14'])
})

test('changedPart starts the excerpt of a long text shortly before the first difference', () => {
  const [before, after] = changedPart(`${long}old${long}`, `${long}new${long}`)
  expect(before).toMatch(/^…(word ){4}old(word )+/)
  expect(after).toMatch(/^…(word ){4}new(word )+/)
  expect(after.length).toBeLessThan(210)
  expect(after.endsWith('…')).toBe(true)
})

test('changedPart returns an empty text for a removed long text', () => {
  expect(changedPart(long, '')).toEqual([`${long.slice(0, 200)}…`, ''])
})

test('changedPart cuts no character in two, wherever an excerpt begins and ends', () => {
  for (let at = 0; at < 60; at += 1) {
    const emoji = '😀'.repeat(at % 2 ? 40 : 41)
    const parts = changedPart(`${'x'.repeat(at)}${emoji}old`, `${'x'.repeat(at)}${emoji}new`, 30)
    expect(parts.every((part) => part.isWellFormed())).toBe(true)
  }
  expect(changedPart('a😀', 'b', 2)).toEqual(['a…', 'b'])
})
