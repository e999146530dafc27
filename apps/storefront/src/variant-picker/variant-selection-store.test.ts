import { pieceCount } from '@zayy/domain/cart/piece-count'
import { expect, test } from 'vitest'
import {
  changeCell,
  createVariantSelection,
  replaceSelection,
  setActiveColour,
  setCell,
  undoReplacement,
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

test('what was replaced comes back once', () => {
  const store = createVariantSelection(colours)
  setCell(store, { colour: 1, size: 10 }, 12)
  replaceSelection(store, [])
  expect(pieceCount(store.getState().selection)).toBe(0)
  undoReplacement(store)
  expect(pieceCount(store.getState().selection)).toBe(12)
  undoReplacement(store)
  expect(pieceCount(store.getState().selection)).toBe(12)
})

test('a change after a replacement is not undone with it', () => {
  const store = createVariantSelection(colours)
  setCell(store, { colour: 1, size: 10 }, 12)
  replaceSelection(store, [])
  setCell(store, { colour: 1, size: 10 }, 1)
  undoReplacement(store)
  expect(pieceCount(store.getState().selection)).toBe(1)
})
