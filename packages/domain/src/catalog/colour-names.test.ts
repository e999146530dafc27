import { expect, test } from 'vitest'
import { findGarmentColour, garmentColours, guessGarmentColour, similarColours } from './colour-names.ts'

test.each([
  ['كحلي', 'navy', true],
  ['الكحلية', 'navy', true],
  ['NAVY BLUE', 'navy', true],
  ['navy-blue', 'navy', true],
  ['Gray', 'grey', true],
  ['رصاصى', 'grey', true],
  ['off white', 'off-white', true],
  ['سوداء', 'black', true],
  ['الأبيض', 'white', true],
  ['Hi-Viz Orange', 'hi-vis-orange', true],
  ['أخضر غامق', 'bottle', true],
  ['Black / White stripes', 'black', false],
  ['Navy heather', 'navy', false],
  ['Deep royal blue', 'royal', false],
  ['كحلي مع سماوي', 'navy', false],
])('finds the colour %s as %s', (name, slug, isExact) => {
  expect(guessGarmentColour(name)?.slug).toBe(slug)
  expect(findGarmentColour(name)?.slug ?? null).toBe(isExact ? slug : null)
})

test.each(['', '—', 'XL', 'Cotton', 'قطن', 'Blackout', '42', 'ال'])('finds no colour in %j', (name) => {
  expect(findGarmentColour(name)).toBeNull()
  expect(guessGarmentColour(name)).toBeNull()
})

test('has valid codes and slugs, and finds each colour by its own names', () => {
  for (const { code, slug, ar, en } of garmentColours) {
    expect(code).toMatch(/^#[0-9a-f]{6}$/)
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const name of [slug, ar, en]) expect(findGarmentColour(name)).toMatchObject({ slug })
  }
  expect(new Set(garmentColours.map(({ slug }) => slug)).size).toBe(garmentColours.length)
})

test.each([
  ['nayv', 'navy'],
  ['burgandy', 'burgundy'],
  ['كحلى غامقق', 'كحلي'],
])('suggests for %s a colour spelt similarly', (name, similar) => {
  expect(similarColours(name)).toContain(similar)
})

test('bounds the work for a long name', () => {
  const long = `${'a '.repeat(1_000_000)}navy`
  expect(guessGarmentColour(long)).toBeNull()
  expect(similarColours(long)).toEqual([])
})
