/** "What is being chosen of one product, before it is in the cart." */

import type { Selection } from '@zayy/domain/cart/cart'
import { changeQuantity, setQuantity } from '@zayy/domain/cart/selection'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Place = { colour: number; size: number }

export type Choice = {
  selection: Selection
  /** The colour shown and being filled; null only for a product without colours. */
  activeColour: number | null
  /** The colour and size touched last: where an offer's pieces go. */
  touched: Place | null
  /** What Undo would bring back; null when there is nothing to undo. */
  before: Selection | null
}

export type ChoiceStore = StoreApi<Choice>

/** A fresh choice of one product: its first colour is the active one (spec, 4 Variation drawer). */
export function createChoice(colours: readonly { id: number }[], selection: Selection = []): ChoiceStore {
  return createStore<Choice>(() => ({
    selection,
    activeColour: colours[0]?.id ?? null,
    touched: null,
    before: null,
  }))
}

/** Makes a colour the active one. */
export function showColour(store: ChoiceStore, colour: number): void {
  if (store.getState().activeColour !== colour) store.setState({ activeColour: colour })
}

/** Adds to a quantity or takes from it; never below 0. */
export function changePieces(store: ChoiceStore, place: Place, delta: number): void {
  touch(store, place, changeQuantity(store.getState().selection, place.colour, place.size, delta))
}

/** Sets a quantity, as typing a number does. */
export function setPieces(store: ChoiceStore, place: Place, quantity: number): void {
  touch(store, place, setQuantity(store.getState().selection, place.colour, place.size, quantity))
}

/** Replaces all of it in one step that Undo takes back. */
export function replaceSelection(store: ChoiceStore, selection: Selection): void {
  store.setState({ selection, before: store.getState().selection })
}

/** Takes back the last replacement, if nothing was changed since. */
export function undoReplacement(store: ChoiceStore): void {
  const { before } = store.getState()
  if (before) store.setState({ selection: before, before: null })
}

function touch(store: ChoiceStore, place: Place, selection: Selection): void {
  store.setState({ selection, touched: place, before: null })
}
