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
  const choice = createVariantSelection(colours)
  expect(choice.getState().activeColour).toBe(1)
  setActiveColour(choice, 2)
  expect(choice.getState().activeColour).toBe(2)
  expect(createVariantSelection([]).getState().activeColour).toBeNull()
})

test('pieces are added, set and taken away, and the place touched last is known', () => {
  const choice = createVariantSelection(colours)
  changeCell(choice, { colour: 1, size: 10 }, 2)
  setCell(choice, { colour: 2, size: 11 }, 5)
  changeCell(choice, { colour: 1, size: 10 }, -7)
  expect(choice.getState().selection).toEqual([{ color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] }])
  expect(choice.getState().touched).toEqual({ colour: 1, size: 10 })
})

test('what was replaced comes back once', () => {
  const choice = createVariantSelection(colours)
  setCell(choice, { colour: 1, size: 10 }, 12)
  replaceSelection(choice, [])
  expect(pieceCount(choice.getState().selection)).toBe(0)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(12)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(12)
})

test('a change after a replacement is not undone with it', () => {
  const choice = createVariantSelection(colours)
  setCell(choice, { colour: 1, size: 10 }, 12)
  replaceSelection(choice, [])
  setCell(choice, { colour: 1, size: 10 }, 1)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(1)
})
