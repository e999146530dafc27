import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['الزيّ الطبي', 'الزي-الطبي'],
  ['مـــدارس', 'مدارس'],
  ['Hospitality & Kitchen', 'hospitality-kitchen'],
  ['  ملابس / رجال  ', 'ملابس-رجال'],
  ['صُنع في السعودية', 'صنع-في-السعودية'],
  ['a?b#c%d', 'a-b-c-d'],
  ['../..', '-'],
  ['', '-'],
])('makes the slug of %s: %s', (name, expected) => {
  expect(slug(name)).toBe(expected)
})
