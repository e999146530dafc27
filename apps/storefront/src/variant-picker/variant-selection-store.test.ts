import { pieceCount } from '@zayy/domain/cart/piece-count'
import { expect, test } from 'vitest'
import {
  changePieces,
  createChoice,
  replaceSelection,
  setPieces,
  showColour,
  undoReplacement,
} from './variant-selection-store.ts'

const colours = [{ id: 1 }, { id: 2 }]

test('the first colour is active until another is chosen', () => {
  const choice = createChoice(colours)
  expect(choice.getState().activeColour).toBe(1)
  showColour(choice, 2)
  expect(choice.getState().activeColour).toBe(2)
  expect(createChoice([]).getState().activeColour).toBeNull()
})

test('pieces are added, set and taken away, and the place touched last is known', () => {
  const choice = createChoice(colours)
  changePieces(choice, { colour: 1, size: 10 }, 2)
  setPieces(choice, { colour: 2, size: 11 }, 5)
  changePieces(choice, { colour: 1, size: 10 }, -7)
  expect(choice.getState().selection).toEqual([{ color_id: 2, sizes: [{ size_id: 11, quantity: 5 }] }])
  expect(choice.getState().touched).toEqual({ colour: 1, size: 10 })
})

test('what was replaced comes back once', () => {
  const choice = createChoice(colours)
  setPieces(choice, { colour: 1, size: 10 }, 12)
  replaceSelection(choice, [])
  expect(pieceCount(choice.getState().selection)).toBe(0)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(12)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(12)
})

test('a change after a replacement is not undone with it', () => {
  const choice = createChoice(colours)
  setPieces(choice, { colour: 1, size: 10 }, 12)
  replaceSelection(choice, [])
  setPieces(choice, { colour: 1, size: 10 }, 1)
  undoReplacement(choice)
  expect(pieceCount(choice.getState().selection)).toBe(1)
})
