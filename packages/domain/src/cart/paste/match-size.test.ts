import { expect, test } from 'vitest'
import { looksLikeSize, matchSize } from './match-size.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '52', '170x65'].map((name, id) => ({ id, name }))

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
])('%s is %s', (text, name) => {
  expect(sizes.find(({ id }) => id === matchSize(text, sizes))?.name).toBe(name)
})

test.each(['', 'XXXXL', '6XL', '54', 'Navy', 'كحلي'])('%j is none of them', (text) => {
  expect(matchSize(text, sizes)).toBeNull()
})

test('what is a size of other products is known as one', () => {
  expect(['6XL', 'xs', 'مقاس 58', 'Large'].every(looksLikeSize)).toBe(true)
  expect(['58', 'Navy', '', 'كحلي', 'Total'].some(looksLikeSize)).toBe(false)
})
