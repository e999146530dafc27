import { expect, test } from 'vitest'
import { sizeName } from './size-name.ts'

test.each([
  ['مقاس واحد', 'مقاس واحد', 'One size'],
  ['مقاس موحد', 'مقاس موحد', 'One size'],
  ['One size', 'مقاس واحد', 'One size'],
  ['ONE SIZE', 'مقاس واحد', 'ONE SIZE'],
  ['وسط', 'وسط', 'Medium'],
  ['Small', 'صغير', 'Small'],
  ['كبير جدا', 'كبير جدا', 'Extra large'],
  ['كبير جداً', 'كبير جداً', 'Extra large'],
  ['دبل اكس لارج', 'دبل اكس لارج', 'دبل اكس لارج'],
  ['med', 'متوسط', 'med'],
  ['M', 'M', 'M'],
  ['2XL', '2XL', '2XL'],
  ['52', '52', '52'],
  ['كبير نساء', 'كبير نساء', 'كبير نساء'],
])('names the size %s in each language', (name, ar, en) => {
  expect([sizeName(name, 'ar'), sizeName(name, 'en')]).toEqual([ar, en])
})
