import { expect, test } from 'vitest'
import { looksLikeSize, matchSize } from './match-size.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '52', '170x65', 'One size'].map((name, id) => ({
  id,
  name,
}))

test.each([
  ['s', 'S'],
  ['Small', 'S'],
  ['صغير', 'S'],
  ['Medium', 'M'],
  ['لارج', 'L'],
  ['x-large', 'XL'],
  ['اكس لارج', 'XL'],
  ['1XL', 'XL'],
  ['XXL', '2XL'],
  ['xx-large', '2XL'],
  ['3 XL', '3XL'],
  ['XXXL', '3XL'],
  ['Size L', 'L'],
  ['مقاس ٥٢', '52'],
  ['52', '52'],
  ['170X65', '170x65'],
  ['Small (S)', 'S'],
  ['(M) Medium', 'M'],
  ['L - Large', 'L'],
  ['XXL (2XL)', '2XL'],
  ['\u200FS\u200E', 'S'],
  ['Size: L', 'L'],
  ['فري سايز', 'One size'],
])('matches %s to size %s', (text, name) => {
  expect(sizes.find(({ id }) => id === matchSize(text, sizes))?.name).toBe(name)
})

test.each([
  '',
  'XXXXL',
  '6XL',
  '54',
  'Navy',
  'كحلي',
  'S/M',
  'S (M)',
  'S - 36',
  '52"',
  '52½',
  '52²',
  '5.2',
  'L+',
])('matches no size for %j', (text) => {
  expect(matchSize(text, sizes)).toBeNull()
})

test('recognises sizes of other products', () => {
  expect(['6XL', 'xs', 'مقاس 58', 'Large'].every(looksLikeSize)).toBe(true)
  expect(['58', 'Navy', '', 'كحلي', 'Total'].some(looksLikeSize)).toBe(false)
})
