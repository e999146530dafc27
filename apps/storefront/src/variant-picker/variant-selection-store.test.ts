import type { Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { quantityOf } from '@zayy/domain/cart/selection'
import { expect, test } from 'vitest'
import {
  changeCell,
  createVariantSelection,
  increaseSelection,
  mergeSelection,
  replaceSelection,
  setActiveColour,
  setCell,
  startTyping,
  typeInCell,
  undo,
} from './variant-selection-store.ts'

const colours = [{ id: 1 }, { id: 2 }]

test('makes the first colour active until another is chosen', () => {
  const store = createVariantSelection(colours)
  expect(store.getState().activeColour).toBe(1)
  setActiveColour(store, 2)
  expect(store.getState().activeColour).toBe(2)
  expect(createVariantSelection([]).getState().activeColour).toBeNull()
})

test('changes quantities and records the cell changed last', () => {
  const store = createVariantSelection(colours)
  changeCell(store, { colour: 1, size: 10 }, 2)
  setCell(store, { colour: 2, size: 11 }, 5)
  changeCell(store, { colour: 1, size: 10 }, -7)
  expect(store.getState().selection).toEqual([{ color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] }])
  expect(store.getState().touched).toEqual({ colour: 1, size: 10 })
})

const piecesOf = (store: ReturnType<typeof createVariantSelection>) => pieceCount(store.getState().selection)

test('undoes step by step, with typing in one cell as one step', () => {
  const store = createVariantSelection(colours)
  setCell(store, { colour: 1, size: 10 }, 1)
  setCell(store, { colour: 1, size: 10 }, 12)
  replaceSelection(store, [])
  setCell(store, { colour: 1, size: 10 }, 7)
  setCell(store, { colour: 2, size: 10 }, 1)
  const undone = [8, 7, 0, 12, 0, 0].map((pieces) => {
    const before = piecesOf(store)
    undo(store)
    return [before, pieces]
  })
  for (const [before, pieces] of undone) expect(before).toBe(pieces)
  expect(store.getState().history).toEqual([])
})

test('skips undo steps that changed nothing', () => {
  const store = createVariantSelection(colours)
  setCell(store, { colour: 1, size: 10 }, 12)
  setCell(store, { colour: 1, size: 11 }, 5)
  setCell(store, { colour: 1, size: 11 }, 0)
  undo(store)
  expect(piecesOf(store)).toBe(0)
})

test('keeps fifty undo steps', () => {
  const store = createVariantSelection(colours)
  for (let step = 1; step <= 80; step += 1)
    replaceSelection(store, [{ color_id: 1, sizes: [{ size_id: 10, quantity: step }] }])
  for (let step = 1; step <= 80; step += 1) undo(store)
  expect(piecesOf(store)).toBe(30)
})

test('restores the cell’s quantity for an invalid text, and drops the text when the cell changes', () => {
  const store = createVariantSelection(colours)
  const cell = { colour: 1, size: 10 }
  setCell(store, cell, 7)
  startTyping(store)
  for (const text of ['1', '1.', '1.5']) typeInCell(store, cell, text)
  expect(piecesOf(store)).toBe(7)
  expect(store.getState().wrong).toEqual([{ cell, text: '1.5' }])
  typeInCell(store, { colour: 2, size: 10 }, '3')
  expect(store.getState().wrong).toHaveLength(1)
  typeInCell(store, cell, '15')
  expect(store.getState().wrong).toEqual([])
  expect(piecesOf(store)).toBe(18)
  typeInCell(store, cell, 'x')
  undo(store)
  expect(store.getState().wrong).toEqual([])
  expect(piecesOf(store)).toBe(10)
  typeInCell(store, cell, 'x')
  replaceSelection(store, [])
  expect(store.getState().wrong).toEqual([])
})

const sizes = (...quantities: number[]): Selection => {
  const chosen = quantities.map((quantity, index) => ({ size_id: index + 1, quantity }))
  return [{ color_id: 7, sizes: chosen.filter(({ quantity }) => quantity > 0) }].filter(
    (colour) => colour.sizes.length > 0,
  )
}
const quantities = (selection: Selection) => [1, 2, 3].map((size) => quantityOf(selection, 7, size))

test.each([
  ['the cart as it is, where nothing was chosen here', sizes(12), sizes(12), sizes(12, 20), [12, 20, 0]],
  ['what was chosen here and what came elsewhere', sizes(12), sizes(12, 0, 2), sizes(12, 20), [12, 20, 2]],
  ['what was chosen here rather than elsewhere', sizes(12), sizes(5), sizes(9), [5, 0, 0]],
  ['nothing of what was removed elsewhere', sizes(12, 3), sizes(12, 4), [], [0, 4, 0]],
  ['what was typed before the cart was read', [], sizes(0, 7), sizes(12), [12, 7, 0]],
  ['what was emptied here', sizes(12, 3), sizes(0, 3), sizes(12, 8), [0, 8, 0]],
])('a merged selection holds %s', (_, before, here, now, merged) => {
  expect(quantities(mergeSelection(before, here, now))).toEqual(merged)
})

const selection = [
  {
    color_id: 1,
    sizes: [
      { size_id: 10, quantity: 2 },
      { size_id: 11, quantity: 5 },
    ],
  },
  { color_id: 2, sizes: [{ size_id: 10, quantity: 5 }] },
]

test('adds offered pieces to the cell changed last', () => {
  const increased = increaseSelection(selection, 3, { colour: 1, size: 10 })
  expect(increased).toMatchObject({ colour: 1, size: 10 })
  expect(quantityOf(increased?.selection ?? [], 1, 10)).toBe(5)
  expect(pieceCount(increased?.selection ?? [])).toBe(15)
})

test('adds offered pieces to the first largest cell if the cell changed last is empty or unknown', () => {
  expect(increaseSelection(selection, 3, null)).toMatchObject({ colour: 1, size: 11 })
  expect(increaseSelection(selection, 3, { colour: 2, size: 11 })).toMatchObject({ colour: 1, size: 11 })
})

test('adds no offered pieces to an empty selection', () => {
  expect(increaseSelection([], 3, null)).toBeNull()
  expect(increaseSelection([], 3, { colour: 1, size: 10 })).toBeNull()
})
