import { pieceCount } from '@zayy/domain/cart/piece-count'
import { expect, test } from 'vitest'
import {
  changeCell,
  createVariantSelection,
  replaceSelection,
  setActiveColour,
  setCell,
  startTyping,
  typeInCell,
  undo,
} from './variant-selection-store.ts'

const colours = [{ id: 1 }, { id: 2 }]

test('the first colour is active until another is chosen', () => {
  const store = createVariantSelection(colours)
  expect(store.getState().activeColour).toBe(1)
  setActiveColour(store, 2)
  expect(store.getState().activeColour).toBe(2)
  expect(createVariantSelection([]).getState().activeColour).toBeNull()
})

test('pieces are added, set and taken away, and the place touched last is known', () => {
  const store = createVariantSelection(colours)
  changeCell(store, { colour: 1, size: 10 }, 2)
  setCell(store, { colour: 2, size: 11 }, 5)
  changeCell(store, { colour: 1, size: 10 }, -7)
  expect(store.getState().selection).toEqual([{ color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] }])
  expect(store.getState().touched).toEqual({ colour: 1, size: 10 })
})

const piecesOf = (store: ReturnType<typeof createVariantSelection>) => pieceCount(store.getState().selection)

test('steps are undone one after the other; typing in one cell is one step', () => {
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

test('a step that changed nothing is passed over', () => {
  const store = createVariantSelection(colours)
  setCell(store, { colour: 1, size: 10 }, 12)
  setCell(store, { colour: 1, size: 11 }, 5)
  setCell(store, { colour: 1, size: 11 }, 0)
  undo(store)
  expect(piecesOf(store)).toBe(0)
})

test('fifty steps are remembered', () => {
  const store = createVariantSelection(colours)
  for (let step = 1; step <= 80; step += 1)
    replaceSelection(store, [{ color_id: 1, sizes: [{ size_id: 10, quantity: step }] }])
  for (let step = 1; step <= 80; step += 1) undo(store)
  expect(piecesOf(store)).toBe(30)
})

test('a wrong text brings back what the cell held before, and goes when the cell changes', () => {
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
