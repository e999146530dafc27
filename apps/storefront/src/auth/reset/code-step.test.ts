import { expect, test } from 'vitest'
import { boxesOf, codeOf, typeDigits } from './code-step.tsx'

test.each([
  // [code before, box, text in the box, code after, next box]
  ['    ', 0, '7', '7   ', 1],
  ['7   ', 1, '٢', '72  ', 2],
  ['72  ', 2, '۳', '723 ', 3],
  ['723 ', 3, '9', '7239', 3],
  ['7   ', 0, '74', '4   ', 1],
  ['7   ', 0, '47', '4   ', 1],
  ['7   ', 0, '77', '7   ', 1],
  ['    ', 0, '7239', '7239', 3],
  ['1   ', 2, '٧٢٣٩', '7239', 3],
  ['    ', 0, '72-39', '7239', 3],
  ['    ', 1, '23', ' 23 ', 3],
  ['    ', 3, '39', '   3', 3],
  ['    ', 0, '723945', '7239', 3],
  ['72  ', 1, '', '7   ', 1],
  ['7   ', 1, 'x', '7   ', 1],
])('typing into code %j, box %i, the text %j gives %j', (code, at, text, becomes, next) => {
  const typed = typeDigits(boxesOf(code), at, text)
  expect([codeOf(typed.boxes), typed.next]).toEqual([becomes, next])
})
