import { expect, test } from 'vitest'
import { productPrefixes, readPieces } from './read-pieces.ts'

const colours = [
  { id: 1, name: 'كحلي', code: '#22345c' },
  { id: 1, name: 'Navy', code: '#22345c' },
  { id: 2, name: 'أبيض', code: '#ffffff' },
  { id: 2, name: 'White', code: '#ffffff' },
  { id: 3, name: 'أزرق ملكي', code: '#27478a' },
  { id: 3, name: 'Royal blue', code: '#27478a' },
]
const named = (...names: string[]) => names.map((name, at) => ({ id: at + 10, name }))
const scrub = { colours, sizes: named('S', 'M', 'L', 'XL', '2XL') }
const abaya = { colours, sizes: named('52', '54', '56') }
const apron = { colours, sizes: named('One size') }
const vest = { colours: colours.slice(0, 2), sizes: named('S', 'M', 'L') }
const towel = { colours: colours.slice(0, 2), sizes: named('One size') }

/** 'colour/size quantity', by ids, then the unread parts. */
function read(text: string, product = scrub): string {
  const { selection, unread } = readPieces(text, product)
  const pieces = selection.flatMap(({ color_id, sizes }) =>
    sizes.map(({ size_id, quantity }) => `${color_id}/${size_id} ${quantity}`),
  )
  return [...pieces, ...unread.map((part) => `?${part}`)].join(', ')
}

test.each([
  ['navy: 10 S, 20 M, 10 L', scrub, '1/10 10, 1/11 20, 1/12 10'],
  ['كحلي: ١٠ S، ٢٠ M، ١٠ L', scrub, '1/10 10, 1/11 20, 1/12 10'],
  ['navy 10 S, 20 M', scrub, '1/10 10, 1/11 20'],
  ['navy 10 S and 20 M', scrub, '1/10 10, 1/11 20'],
  ['كحلي 10 صغير و20 وسط', scrub, '1/10 10, 1/11 20'],
  ['navy: S 10, M 20', scrub, '1/10 10, 1/11 20'],
  ['navy: S: 10, M=20, L × 5, 7×XL', scrub, '1/10 10, 1/11 20, 1/12 5, 1/13 7'],
  ['navy: 10S, M20, 5XL, 3 2XL, 2XL 4', scrub, '1/10 10, 1/11 20, 1/13 5, 1/14 7'],
  ['navy: 10 S; white: 5 L, 6 XL', scrub, '1/10 10, 2/12 5, 2/13 6'],
  ['10 S navy, 5 white L', scrub, '1/10 10, 2/12 5'],
  ['navy, 10 S, royal blue, 2 M', scrub, '1/10 10, 3/11 2'],
  ['navy: 1,200 M, 1 S', scrub, '1/11 1200, 1/10 1'],
  ['navy: 10 M, 5 M', scrub, '1/11 15'],
  ['navy: 10 pieces M', scrub, '1/11 10'],
  ['navy: 10 52, 54 20', abaya, '1/10 10, 1/11 20'],
  ['navy: مقاس 52: 54', abaya, '1/10 54'],
  ['white: 7', apron, '2/10 7'],
  ['7 white, 3 navy', apron, '2/10 7, 1/10 3'],
  ['10 S, 20 M', vest, '1/10 10, 1/11 20'],
  ['12', towel, '1/10 12'],
  ['navy: 2 XL, 10 2XL, 2 XL 3', scrub, '1/13 2, 1/14 13'],
  ['navy: 10xS, 10 x M', scrub, '1/10 10, 1/11 10'],
  ['size M: 10 navy', scrub, '1/11 10'],
] as const)('reads %j', (text, product, expected) => {
  expect(read(text, { colours: [...product.colours], sizes: [...product.sizes] })).toBe(expected)
})

test.each([
  ['10 S', scrub, '?10 S'],
  ['navy: 10 3XL', scrub, '?navy: 10 3XL'],
  ['pink: 10 S', scrub, '?pink: 10 S'],
  ['dark navy: 10 S', scrub, '?dark navy: 10 S'],
  ['navy: S', scrub, '?navy: S'],
  ['navy: 10', scrub, '?navy: 10'],
  ['navy: -5 S', scrub, '?navy: -5 S'],
  ['navy: 1.5 S', scrub, '?navy: 1.5 S'],
  ['navy: 10 S 20 M', scrub, '?navy: 10 S 20 M'],
  ['navy: 52 54', abaya, '?navy: 52 54'],
  ['navy: 5xL', scrub, '?navy: 5xL'],
  ['navy: 5 x L', scrub, '?navy: 5 x L'],
  ['navy: 999999999 S', scrub, '?navy: 999999999 S'],
  ['navy: 0 S', scrub, '?navy: 0 S'],
  ['', scrub, '?'],
  ['navy', scrub, ''],
  ['navy, white: 10 S', scrub, '2/10 10, ?navy'],
  ['navy and 10 white S', scrub, '2/10 10, ?navy'],
  ['navy: 10 S; white', scrub, '1/10 10, ?white'],
] as const)('does not guess %j', (text, product, expected) => {
  expect(read(text, { colours: [...product.colours], sizes: [...product.sizes] })).toBe(expected)
})

test('splits a line at every word that may end the name of its product, the longest name first', () => {
  expect(productPrefixes('SCRUB-1 navy: 10 S').map(({ name }) => name)).toEqual([
    'SCRUB-1 navy: 10 S',
    'SCRUB-1 navy: 10',
    'SCRUB-1 navy:',
    'SCRUB-1 navy',
    'SCRUB-1',
  ])
  expect(productPrefixes('SCRUB-1: 10 S').at(-1)).toEqual({ name: 'SCRUB-1', rest: '10 S' })
})
