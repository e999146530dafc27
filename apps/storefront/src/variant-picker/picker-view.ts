import { useEffect, useState } from 'react'
import { readStored, store } from '../browser-storage.ts'

export type PickerView = 'tiles' | 'grid'

/** Visibility classes of the grid and the tiles; null: not rendered. */
export type SeenViews = { onGrid: string | null | undefined; onTiles: string | null | undefined }

const STORAGE_KEY = 'variant-picker-view'
/** Cells. */
const MIN_GRID_CELLS = 24
const MIN_MANY_SIZES = 8

/** Returns whether a product has one colour in one size, so that the shopper chooses only a quantity. */
export function isSingleVariant({
  colours,
  sizes,
}: {
  colours: readonly unknown[]
  sizes: readonly unknown[]
}) {
  return colours.length === 1 && sizes.length === 1
}

/** Returns whether a wide screen shows the grid unless the visitor chose the tiles. */
export function opensAsGrid(colours: number, sizes: number): boolean {
  return colours * sizes >= MIN_GRID_CELLS
}

/** Returns whether a phone folds the colours and the grid needs more than half of a wide page. */
export function hasManySizes(sizes: number): boolean {
  return sizes >= MIN_MANY_SIZES
}

/**
 * Returns the view that the visitor chose last, or else the one that fits the screen. null until hydration, when the
 * stylesheet decides by the screen's width.
 */
export function usePickerView(large: boolean): [PickerView | null, (view: PickerView) => void] {
  const [view, setView] = useState<PickerView | null>(null)
  useEffect(() => setView(storedView() ?? fitting(large)), [large])
  return [
    view,
    (next) => {
      setView(next)
      store('localStorage', STORAGE_KEY, next)
    },
  ]
}

function fitting(large: boolean): PickerView {
  return large && window.matchMedia('(width >= 64em)').matches ? 'grid' : 'tiles'
}

function storedView(): PickerView | null {
  const view = readStored('localStorage', STORAGE_KEY)
  return view === 'grid' || view === 'tiles' ? view : null
}
