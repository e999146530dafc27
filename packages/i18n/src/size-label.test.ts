import { expect, test } from 'vitest'
import { sizeLabel } from './size-label.ts'

test.each([
  ['M', 'M', 'M'],
  ['2XL', '2XL', '2XL'],
  ['170x65', '170x65', '170x65'],
  ['6', 'مقاس 6', 'size 6'],
  ['52', 'مقاس 52', 'size 52'],
])('labels the size %s', (name, ar, en) => {
  expect(sizeLabel(name, 'ar')).toBe(ar)
  expect(sizeLabel(name, 'en')).toBe(en)
})
