import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourFamily } from './classify-colour.ts'
import { colourFamilies, familyCodes } from './colour-family.ts'

test.each([
  ['#000000', 'black'],
  ['#18181b', 'black'],
  ['#232326', 'black'],
  ['#ffffff', 'white'],
  ['#e6e5e1', 'white'],
  ['#808080', 'grey'],
  ['#3a3d42', 'grey'], // graphite
  ['#3d4046', 'grey'], // charcoal
  ['#b6b9bd', 'grey'],
  ['#8b8a83', 'grey'], // stone
  ['#e2dccb', 'beige'], // ivory
  ['#ddd0b4', 'beige'], // cream
  ['#cdbfa6', 'beige'], // sand
  ['#b59a63', 'beige'], // khaki
  ['#d2b48c', 'beige'], // tan
  ['#f5f5dc', 'beige'],
  ['#7d6350', 'brown'], // mocha
  ['#4a3228', 'brown'], // chocolate
  ['#8a7b6e', 'brown'], // taupe
  ['#8b4513', 'brown'],
  ['#ff0000', 'red'],
  ['#e0352b', 'red'], // hi-vis
  ['#6d2436', 'red'], // burgundy
  ['#7a2331', 'red'], // maroon
  ['#800000', 'red'],
  ['#ff6a13', 'orange'], // hi-vis
  ['#e8601c', 'orange'],
  ['#ffa500', 'orange'],
  ['#d9705f', 'orange'], // coral
  ['#d2e600', 'yellow'], // hi-vis
  ['#ffff00', 'yellow'],
  ['#ffd700', 'yellow'],
  ['#dba63a', 'yellow'], // mustard
  ['#008000', 'green'],
  ['#1f4a38', 'green'], // bottle
  ['#5a5a3c', 'green'], // olive
  ['#8f9b84', 'green'], // sage
  ['#9cc9b4', 'green'], // mint
  ['#3f8f74', 'green'], // surgical
  ['#1c4a40', 'green'], // emerald
  ['#2a9d9a', 'teal'], // turquoise
  ['#1f6f78', 'teal'],
  ['#1d4a58', 'teal'], // petrol
  ['#0000ff', 'blue'],
  ['#27478a', 'blue'], // royal
  ['#7ba3cf', 'blue'], // ceil
  ['#4a6584', 'blue'], // denim
  ['#b9c7d4', 'blue'], // sky
  ['#bfd3e2', 'blue'],
  ['#22345c', 'navy'],
  ['#1e2431', 'navy'], // midnight
  ['#000080', 'navy'],
  ['#5a3557', 'purple'], // plum
  ['#a99bc4', 'purple'], // lilac
  ['#800080', 'purple'],
  ['#4b0082', 'purple'], // indigo
  ['#e3b9bd', 'pink'],
  ['#d6b0a5', 'pink'], // blush
  ['#b5717c', 'pink'], // dusty rose
  ['#ff69b4', 'pink'],
  ['#fa8072', 'pink'], // salmon
])('classifies %s as %s', (code, family) => {
  expect(colourFamily(code)).toBe(family)
})

test('classifies every colour', () => {
  const digits = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'))
  fc.assert(fc.property(digits, (code) => colourFamilies.includes(colourFamily(`#${code}`))))
})

test.each(Object.entries(familyCodes))(
  'classifies the sample colour of %s into its family',
  (family, code) => {
    expect(colourFamily(code)).toBe(family)
  },
)
