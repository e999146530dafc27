/** "The selection of one product, before it is in the cart." */

import type { Selection } from '@zayy/domain/cart/cart'
import type { Draft } from '@zayy/domain/cart/draft-link'
import type { ReadBlock } from '@zayy/domain/cart/paste/read-block'
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
  /** What goes on making the latest step: typing in a cell, or the pin of the tier bar. */
  typing: VariantCell | 'pin' | null
  /** The tool that is open, or that a paste into the grid asks for. */
  tool: GridTool | null
}

/**
 * A quick way to fill the grid. `pasted`: a text pasted at the cell `from`, which becomes `paste`, a dialog, only if it has to
 * be looked at; `opened-draft`: the draft of a link that was opened over other quantities.
 */
export type GridTool =
  | { name: 'pasted'; text: string; from: { row: number; column: number } }
  | { name: 'paste'; pasted?: { text: string; from: { row: number; column: number }; read: ReadBlock } }
  | { name: 'opened-draft'; draft: Draft }
  | { name: 'more' | 'spread' | 'copy' | 'draft' }

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
  replaceSelection(store, changeQuantity(store.getState().selection, cell.colour, cell.size, delta), cell)
}

/** Sets a quantity, as typing a number does. */
export function setCell(store: VariantSelectionStore, cell: VariantCell, quantity: number): void {
  replaceSelection(store, setQuantity(store.getState().selection, cell.colour, cell.size, quantity), cell)
}

/** So many steps can be undone. */
const mostSteps = 50

/**
 * Replaces all of it in one step that Undo takes back.
 * @param typing the cell that is being typed in, or the pin that is moved: its changes in a row are one step
 */
export function replaceSelection(
  store: VariantSelectionStore,
  selection: Selection,
  typing: VariantCell | 'pin' | null = null,
): void {
  const before = store.getState()
  const goesOn = typing && isSame<unknown>(typing, before.typing)
  store.setState({
    selection,
    typing,
    touched: typing === 'pin' ? before.touched : (typing ?? before.touched),
    history: goesOn ? before.history : [...before.history.slice(1 - mostSteps), before.selection],
  })
}

/** Takes back the latest step that changed anything. */
export function undo(store: VariantSelectionStore): void {
  const { selection, history } = store.getState()
  const changed = history.findLastIndex((step) => !isSame(step, selection))
  store.setState({
    selection: history[changed] ?? selection,
    history: history.slice(0, Math.max(0, changed)),
    typing: null,
  })
}

/** Whether two selections, or two cells, are written alike. */
export function isSame<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
