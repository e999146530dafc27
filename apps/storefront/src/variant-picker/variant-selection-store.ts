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
  /** What Undo brings back, the latest last. Typing in one cell is one step. */
  history: readonly Selection[]
  /** The cell whose typing made the latest step. */
  typing: VariantCell | null
  /** The tool that is open, or that a paste into the grid asks for. */
  tool: GridTool | null
}

/** A quick way to fill the grid. `pasted`: a text pasted at the cell `from`, which opens a dialog only if it has to be looked at. */
export type GridTool =
  | { name: 'pasted'; text: string; from: { row: number; column: number } }
  | { name: 'paste'; text?: string; from?: { row: number; column: number } }
  | { name: 'more' | 'spread' | 'copy' }

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
    history: [],
    typing: null,
    tool: null,
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
  store.setState({ selection, history: withStep(store), typing: null })
}

/** Takes back the latest step that changed anything. */
export function undo(store: VariantSelectionStore): void {
  const { selection, history } = store.getState()
  const changed = history.findLastIndex((step) => !isSameSelection(step, selection))
  store.setState({
    selection: history[changed] ?? selection,
    history: history.slice(0, Math.max(0, changed)),
    typing: null,
  })
}

/** Opens a tool, or closes the one that is open. */
export function openTool(store: VariantSelectionStore, tool: GridTool | null): void {
  store.setState({ tool })
}

/** Whether two selections are written alike. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** So many steps can be undone. */
const mostSteps = 50

function withStep(store: VariantSelectionStore): readonly Selection[] {
  const { history, selection } = store.getState()
  return [...history.slice(1 - mostSteps), selection]
}

function touch(store: VariantSelectionStore, cell: VariantCell, selection: Selection): void {
  const { typing, history } = store.getState()
  const goesOn = typing?.colour === cell.colour && typing.size === cell.size
  store.setState({ selection, touched: cell, typing: cell, history: goesOn ? history : withStep(store) })
}
