/** "The selection of one product, before it is in the cart." */

import type { Selection } from '@zayy/domain/cart/cart'
import { changeQuantity, setQuantity } from '@zayy/domain/cart/selection'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A colour and a size of a product, by their ids. */
export type VariantCell = { colour: number; size: number }

export type VariantSelection = {
  selection: Selection
  /** The colour shown and being filled; null only for a product without colours. */
  activeColour: number | null
  /** The colour and size touched last: where an offer's pieces go. */
  touched: VariantCell | null
  /** What Undo would bring back; null when there is nothing to undo. */
  before: Selection | null
}

export type VariantSelectionStore = StoreApi<VariantSelection>

/** A new selection of one product: its first colour is the active one (spec, 4 Variation drawer). */
export function createVariantSelection(
  colours: readonly { id: number }[],
  selection: Selection = [],
): VariantSelectionStore {
  return createStore<VariantSelection>(() => ({
    selection,
    activeColour: colours[0]?.id ?? null,
    touched: null,
    before: null,
  }))
}

/** Makes a colour the active one. */
export function setActiveColour(store: VariantSelectionStore, colour: number): void {
  if (store.getState().activeColour !== colour) store.setState({ activeColour: colour })
}

/** Adds to a quantity or takes from it; never below 0. */
export function changeCell(store: VariantSelectionStore, cell: VariantCell, delta: number): void {
  touch(store, cell, changeQuantity(store.getState().selection, cell.colour, cell.size, delta))
}

/** Sets a quantity, as typing a number does. */
export function setCell(store: VariantSelectionStore, cell: VariantCell, quantity: number): void {
  touch(store, cell, setQuantity(store.getState().selection, cell.colour, cell.size, quantity))
}

/** Replaces all of it in one step that Undo takes back. */
export function replaceSelection(store: VariantSelectionStore, selection: Selection): void {
  store.setState({ selection, before: store.getState().selection })
}

/** Takes back the last replacement, if nothing was changed since. */
export function undoReplacement(store: VariantSelectionStore): void {
  const { before } = store.getState()
  if (before) store.setState({ selection: before, before: null })
}

function touch(store: VariantSelectionStore, cell: VariantCell, selection: Selection): void {
  store.setState({ selection, touched: cell, before: null })
}
