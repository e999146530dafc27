import { expect, test } from 'vitest'
import { applyBlock } from './apply-block.ts'
import type { PastedBlock } from './read-block.ts'

const block: PastedBlock = {
  unread: [],
  columns: [
    { text: 'S', size: 10 },
    { text: 'M', size: 11 },
    { text: '6XL', size: null },
  ],
  rows: [
    {
      text: 'كحلي',
      colour: 1,
      guessed: false,
      cells: [{ kind: 'quantity', quantity: 6 }, { kind: 'empty' }, { kind: 'quantity', quantity: 9 }],
    },
    {
      text: 'كحلي غامق',
      colour: 1,
      guessed: true,
      cells: [
        { kind: 'quantity', quantity: 4 },
        { kind: 'rejected', text: 'x', issue: 'notANumber' },
        { kind: 'empty' },
      ],
    },
    { text: 'Peach', colour: null, guessed: false, cells: [{ kind: 'quantity', quantity: 3 }] },
  ],
}

const before = [
  {
    color_id: 1,
    sizes: [
      { size_id: 10, quantity: 1 },
      { size_id: 11, quantity: 2 },
    ],
  },
  { color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] },
]

test.each([
  [
    'cells',
    [
      { color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] },
      { color_id: 1, sizes: [{ size_id: 10, quantity: 10 }] },
    ],
  ],
  ['replace', [{ color_id: 1, sizes: [{ size_id: 10, quantity: 10 }] }]],
  [
    'add',
    [
      {
        color_id: 1,
        sizes: [
          { size_id: 10, quantity: 11 },
          { size_id: 11, quantity: 2 },
        ],
      },
      { color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] },
    ],
  ],
] as const)('%s', (mode, expected) => {
  expect(applyBlock(before, block, mode)).toEqual(expected)
})
