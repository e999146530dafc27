import type { Selection } from '@zayy/domain/cart/cart'
import type { Draft } from '@zayy/domain/cart/draft-link'
import type { ReadBlock } from '@zayy/domain/cart/paste/read-block'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { changeQuantity, quantityOf, setQuantity } from '@zayy/domain/cart/selection'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A colour and a size of a product, by their ids. */
export type VariantCell = { colour: number; size: number }

/** What was typed into a cell and is no quantity. */
type WrongCell = { cell: VariantCell; text: string }

export type VariantSelection = {
  selection: Selection
  /** The colour shown and being filled; null only for a product without colours. */
  activeColour: number | null
  /** The colour and size touched last: where an offer's pieces go. */
  touched: VariantCell | null
  /** What Undo brings back, the latest last. Typing in one cell is one step. */
  history: readonly Selection[]
  /** What goes on making the latest step: typing in a cell, or the pin of the tier bar. */
  typing: VariantCell | 'thumb' | null
  /** Texts in cells that are no quantities. The quantity of such a cell is the one from before it was typed in. */
  wrong: readonly WrongCell[]
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
    wrong: [],
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

/** How much of a wrong text is kept and shown. */
const MAX_SHOWN = 40

/**
 * Takes what was typed into a cell so far. A text that is no quantity brings back the quantity from before the typing and is kept
 * as wrong, so that half a number is never ordered. An empty cell holds nothing.
 */
export function typeInCell(store: VariantSelectionStore, cell: VariantCell, text: string): void {
  const quantity = text.trim() === '' ? 0 : readQuantity(text)
  if (quantity !== null) {
    setCell(store, cell, quantity)
    return
  }
  const { typing, history, selection } = store.getState()
  const before = (isEqual<unknown>(typing, cell) && history.at(-1)) || selection
  setCell(store, cell, quantityOf(before, cell.colour, cell.size))
  const { wrong } = store.getState()
  store.setState({ wrong: [...wrong, { cell, text: text.slice(0, MAX_SHOWN) }] })
}

/** Begins a new step of typing: the quantities of this moment are those that a wrong text brings back. */
export function startTyping(store: VariantSelectionStore): void {
  if (store.getState().typing !== null) store.setState({ typing: null })
}

/** Forgets a wrong text; the cell shows its quantity again. */
export function dropWrongText(store: VariantSelectionStore, cell: VariantCell): void {
  const { wrong } = store.getState()
  if (wrong.some((one) => isEqual(one.cell, cell)))
    store.setState({ wrong: wrong.filter((one) => !isEqual(one.cell, cell)) })
}

/** So many steps can be undone. */
const MAX_STEPS = 50

/**
 * Replaces all of it in one step that Undo takes back.
 * @param typing the cell that is being typed in, or the pin that is moved: its changes in a row are one step
 */
export function replaceSelection(
  store: VariantSelectionStore,
  selection: Selection,
  typing: VariantCell | 'thumb' | null = null,
): void {
  const before = store.getState()
  const goesOn = typing && isEqual<unknown>(typing, before.typing)
  store.setState({
    selection,
    typing,
    wrong: typing && typing !== 'thumb' ? before.wrong.filter(({ cell }) => !isEqual(cell, typing)) : [],
    touched: typing === 'thumb' ? before.touched : (typing ?? before.touched),
    history: goesOn ? before.history : [...before.history.slice(1 - MAX_STEPS), before.selection],
  })
}

/** Takes back the latest wrong text, or else the latest step that changed anything. */
export function undo(store: VariantSelectionStore): void {
  const { selection, history, wrong } = store.getState()
  if (wrong.length > 0) {
    store.setState({ wrong: wrong.slice(0, -1), typing: null })
    return
  }
  const changed = history.findLastIndex((step) => !isEqual(step, selection))
  store.setState({
    selection: history[changed] ?? selection,
    history: history.slice(0, Math.max(0, changed)),
    typing: null,
  })
}

/** Whether two selections, or two cells, are written alike. */
export function isEqual<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The selection of a page after the cart has changed elsewhere.
 * @param before what the cart held when this page last read it
 * @param here the page's selection: a quantity that differs from `before` was chosen here, and stays
 * @param now what the cart holds
 */
export function mergeSelection(before: Selection, here: Selection, now: Selection): Selection {
  return [...before, ...here]
    .flatMap(({ color_id, sizes }) => sizes.map(({ size_id }) => ({ color_id, size_id })))
    .reduce((merged, { color_id, size_id }) => {
      const chosen = quantityOf(here, color_id, size_id)
      return chosen === quantityOf(before, color_id, size_id)
        ? merged
        : setQuantity(merged, color_id, size_id, chosen)
    }, now)
}

export type IncreasedSelection = VariantCell & { selection: Selection }

/**
 * Adds `more` pieces to what is chosen: to the place touched last while it holds pieces, otherwise to
 * the place that holds most. null when nothing is chosen, because then no place is meant.
 */
export function increaseSelection(
  selection: Selection,
  more: number,
  touched: VariantCell | null,
): IncreasedSelection | null {
  const cell =
    touched && quantityOf(selection, touched.colour, touched.size) > 0 ? touched : largest(selection)
  if (!cell) return null
  return { ...cell, selection: changeQuantity(selection, cell.colour, cell.size, more) }
}

function largest(selection: Selection): VariantCell | null {
  const cells = selection.flatMap(({ color_id, sizes }) =>
    sizes.map(({ size_id, quantity }) => ({ colour: color_id, size: size_id, quantity })),
  )
  const [first, ...others] = cells
  if (!first) return null
  const { colour, size } = others.reduce((most, cell) => (cell.quantity > most.quantity ? cell : most), first)
  return { colour, size }
}
