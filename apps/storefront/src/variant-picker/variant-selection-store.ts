import type { Selection } from '@zayy/domain/cart/cart'
import type { Draft } from '@zayy/domain/cart/draft-link'
import type { ReadBlock } from '@zayy/domain/cart/paste/read-block'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { changeQuantity, quantityOf, setQuantity } from '@zayy/domain/cart/selection'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A colour and a size of a product, by their ids. */
export type VariantCell = { colour: number; size: number }

type WrongCell = { cell: VariantCell; text: string }

export type VariantSelection = {
  selection: Selection
  /** Null only for a product without colours. */
  activeColour: number | null
  /** The cell changed last, which receives an offer's pieces. */
  touched: VariantCell | null
  /** Undo steps, newest last. Typing in one cell is one step. */
  history: readonly Selection[]
  /** The cell being typed in, which continues the latest undo step. */
  typing: VariantCell | null
  /** The quantity to which the tier bar was dragged since the last change of a selection; null: that of the selection. */
  proposed: number | null
  /** Invalid texts. Their cells keep the quantity from before the typing. */
  wrong: readonly WrongCell[]
  tool: GridTool | null
}

/**
 * The tool that is open. `pasted` is a text pasted at the cell `from`, which becomes `paste`, a dialog, if it needs review;
 * `opened-draft` is a draft link opened over other quantities.
 */
export type GridTool =
  | { name: 'pasted'; text: string; from: { row: number; column: number } }
  | { name: 'paste'; pasted?: { text: string; from: { row: number; column: number }; read: ReadBlock } }
  | { name: 'opened-draft'; draft: Draft }
  | { name: 'spread' | 'copy' | 'draft' }

export type VariantSelectionStore = StoreApi<VariantSelection>

/** The first colour is active (spec, 4 Variation drawer). */
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
    proposed: null,
    wrong: [],
    tool: null,
  }))
}

export function setActiveColour(store: VariantSelectionStore, colour: number): void {
  if (store.getState().activeColour !== colour) store.setState({ activeColour: colour })
}

/** Changes a quantity by `delta`, to 0 at least. */
export function changeCell(store: VariantSelectionStore, cell: VariantCell, delta: number): void {
  replaceSelection(store, changeQuantity(store.getState().selection, cell.colour, cell.size, delta), cell)
}

export function setCell(store: VariantSelectionStore, cell: VariantCell, quantity: number): void {
  replaceSelection(store, setQuantity(store.getState().selection, cell.colour, cell.size, quantity), cell)
}

const MAX_INVALID_TEXT_LENGTH = 40

/**
 * Sets the quantity that was typed into a cell so far; an empty text is 0. An invalid text restores the quantity from before
 * the typing, so that half a number is never ordered, and is kept in `wrong`.
 */
export function typeInCell(store: VariantSelectionStore, cell: VariantCell, text: string): void {
  const quantity = text.trim() === '' ? 0 : readQuantity(text)
  if (quantity !== null) {
    setCell(store, cell, quantity)
    return
  }
  const { typing, history, selection } = store.getState()
  const before = (isEqual(typing, cell) && history.at(-1)) || selection
  setCell(store, cell, quantityOf(before, cell.colour, cell.size))
  const { wrong } = store.getState()
  store.setState({ wrong: [...wrong, { cell, text: text.slice(0, MAX_INVALID_TEXT_LENGTH) }] })
}

/** Begins a new undo step: an invalid text restores the quantities of this moment. */
export function startTyping(store: VariantSelectionStore): void {
  if (store.getState().typing !== null) store.setState({ typing: null })
}

/** Removes an invalid text; the cell shows its quantity again. */
export function dropWrongText(store: VariantSelectionStore, cell: VariantCell): void {
  const { wrong } = store.getState()
  if (wrong.some((one) => isEqual(one.cell, cell)))
    store.setState({ wrong: wrong.filter((one) => !isEqual(one.cell, cell)) })
}

const MAX_UNDO_STEPS = 50

/**
 * Replaces the whole selection in one undo step.
 * @param typing the cell being typed in: consecutive changes of it are one step
 */
export function replaceSelection(
  store: VariantSelectionStore,
  selection: Selection,
  typing: VariantCell | null = null,
): void {
  const before = store.getState()
  const continuesStep = typing && isEqual(typing, before.typing)
  store.setState({
    selection,
    typing,
    proposed: null,
    wrong: typing ? before.wrong.filter(({ cell }) => !isEqual(cell, typing)) : [],
    touched: typing ?? before.touched,
    history: continuesStep ? before.history : [...before.history.slice(1 - MAX_UNDO_STEPS), before.selection],
  })
}

/** Undoes the latest invalid text, or else the latest step that changed anything. */
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
    proposed: null,
  })
}

/** Compares two selections or cells by their JSON. */
export function isEqual<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Three-way merge of a page's selection with a cart that changed elsewhere.
 * @param before the cart when this page last read it
 * @param here the page's selection: a quantity that differs from `before` was chosen here, and is kept
 * @param now the cart as it is
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

/**
 * Adds `more` pieces to the cell changed last if it holds pieces, otherwise to the largest cell. Returns null for an empty
 * selection.
 */
export function increaseSelection(selection: Selection, more: number, touched: VariantCell | null) {
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
