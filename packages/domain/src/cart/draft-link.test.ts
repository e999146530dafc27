import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftFragment, readDraft } from './draft-link.ts'

const product = { colours: [{ id: 1 }, { id: 40 }], sizes: [{ id: 10 }, { id: 11 }] }
const selection = [
  {
    color_id: 1,
    sizes: [
      { size_id: 10, quantity: 6 },
      { size_id: 11, quantity: 100 },
    ],
  },
  { color_id: 40, sizes: [{ size_id: 10, quantity: 3 }] },
]

test('encodes a draft shortly and reads it back unchanged', () => {
  expect(draftFragment(selection)).toBe('draft1=31_1.a-6.b-2s_14.a-3')
  expect(readDraft(draftFragment(selection), product)).toEqual({ selection, unknown: 0 })
})

test('drops and counts draft cells of unknown colours and sizes', () => {
  expect(readDraft('draft1=c_1.a-6.c-5_2.a-1', product)).toEqual({
    selection: [{ color_id: 1, sizes: [{ size_id: 10, quantity: 6 }] }],
    unknown: 2,
  })
})

test('rejects a draft link that was cut anywhere', () => {
  const whole = draftFragment(selection)
  for (let length = 0; length < whole.length; length += 1)
    expect(readDraft(whole.slice(0, length), product)).toBeNull()
})

test.each([
  '',
  'reviews',
  'draft1=',
  'draft1=1',
  'draft1=1_1.a',
  'draft1=1_1.a-0',
  'draft1=1_1.a--1',
  'draft1=1_1.a-1.5',
  'draft1=1_1.a-1-1',
  'draft1=1_1.a-1_1.a-1',
  'draft1=2_1.a-1_1.a-1',
  'draft1=zzzz_1.a-zzzz',
  'draft1=6_%D9%A1.a-6',
  'draft2=6_1.a-6',
  `draft1=rt_1${'.a-1'.repeat(1001)}`,
  `draft1=1_1.a-1${' '.repeat(8000)}`,
])('rejects the draft fragment %j', (fragment) => {
  expect(readDraft(fragment, product)).toBeNull()
})

test('reads back any selection as a draft, and never throws on any text', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 100_000 }), (colours, sizes, quantity) => {
      const any = colours.map((color_id) => ({
        color_id,
        sizes: sizes.map((size_id) => ({ size_id, quantity })),
      }))
      const of = { colours: colours.map((id) => ({ id })), sizes: sizes.map((id) => ({ id })) }
      expect(readDraft(draftFragment(any), of)).toEqual({ selection: any, unknown: 0 })
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void readDraft(`draft1=${text}`, product)))
})
