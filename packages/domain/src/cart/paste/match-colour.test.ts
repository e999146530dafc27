import { expect, test } from 'vitest'
import { matchColour } from './match-colour.ts'

const colours = [
  { id: 1, name: 'أزرق مخضر', code: '#1f6f78' },
  { id: 2, name: 'Ceil blue', code: '#7ba3cf' },
  { id: 3, name: 'عنابي', code: '#6b2338' },
  { id: 4, name: 'كحلي', code: '#22345c' },
  { id: 5, name: 'Royal blue', code: '#27478a' },
]

test.each([
  ['كحلي', 4, 'by its name'],
  [' كُحليّ ', 4, 'by its name'],
  ['الكحلي', 4, 'by its name'],
  ['NAVY', 4, 'by its name'],
  ['نيفي', 4, 'by its name'],
  ['Navy Blue', 4, 'by its name'],
  ['أزرق طبي', 2, 'by its name'],
  ['خمري', 3, 'by its name'],
  ['teal', 1, 'by its name'],
  ['كحلي غامق', 4, 'by likeness'],
  ['dark navy', 4, 'by likeness'],
  ['فيروزي', 2, 'by likeness'],
  ['royal', 5, 'by its name'],
  ['royal blue cotton', 5, 'by likeness'],
  ['maroon', 3, 'by likeness'],
])('matches %s to colour %i, %s', (text, colour, how) => {
  expect(matchColour(text, colours)).toEqual({ colour, guessed: how === 'by likeness' })
})

test.each(['', 'أصفر', 'غامق', 'dark', 'S', '12', 'Peach'])('matches no colour for %j', (text) => {
  expect(matchColour(text, colours)).toBeNull()
})
