/** "One colour at a time or the whole grid: which one opens, and that the one chosen last is remembered." */

import { useEffect, useState } from 'react'

export type PickerView = 'tiles' | 'grid'

/** On which screens the grid and the tiles are seen, as classes; null: nowhere. */
export type SeenViews = { onGrid: string | null | undefined; onTiles: string | null | undefined }

const STORAGE_KEY = 'variant-picker-view'
/** From so many cells a product opens as the grid. */
const GRID_FROM = 24
/** From so many sizes a phone shows the colours as folds, and the grid is wider than half a page. */
const MANY_FROM = 8

/** Whether a product has one colour in one size, so that there is only a quantity to choose. */
export function isSingleVariant({
  colours,
  sizes,
}: {
  colours: readonly unknown[]
  sizes: readonly unknown[]
}) {
  return colours.length === 1 && sizes.length === 1
}

/** Whether a product has enough colours and sizes to open as the grid on a wide screen. */
export function opensAsGrid(colours: number, sizes: number): boolean {
  return colours * sizes >= GRID_FROM
}

/** Whether a product has so many sizes that a phone folds its colours, and the grid is wider than half a page. */
export function hasManySizes(sizes: number): boolean {
  return sizes >= MANY_FROM
}

/**
 * The view of the variant picker. `null` until hydration: until then the style sheet decides by the screen's width, as
 * this does afterwards. What the visitor chose last has precedence.
 */
export function usePickerView(large: boolean): [PickerView | null, (view: PickerView) => void] {
  const [view, setView] = useState<PickerView | null>(null)
  useEffect(() => setView(storedView() ?? fitting(large)), [large])
  return [
    view,
    (next) => {
      setView(next)
      storeView(next)
    },
  ]
}

function fitting(large: boolean): PickerView {
  return large && window.matchMedia('(min-width: 1024px)').matches ? 'grid' : 'tiles'
}

function storedView(): PickerView | null {
  try {
    const view = localStorage.getItem(STORAGE_KEY)
    return view === 'grid' || view === 'tiles' ? view : null
  } catch {
    return null
  }
}

function storeView(view: PickerView) {
  try {
    localStorage.setItem(STORAGE_KEY, view)
  } catch {
    // A browser without storage opens it anew each time.
  }
}
