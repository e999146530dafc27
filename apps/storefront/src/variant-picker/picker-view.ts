/** "One colour at a time or the whole grid: which one opens, and that the choice is remembered." */

import { useEffect, useState } from 'react'

export type ChooserView = 'tiles' | 'grid'

const rememberedKey = 'chooser'
/** From so many cells a product opens as the grid (design/README, "One page serves two people"). */
const gridFrom = 24
/** From so many sizes a phone shows the colours as folds. */
const wideFrom = 8

/** Whether a product has enough colours and sizes to open as the grid on a wide screen. */
export function opensAsGrid(colours: number, sizes: number): boolean {
  return colours * sizes >= gridFrom
}

/** Whether a product has so many sizes that a phone folds its colours. */
export function foldsOnPhones(sizes: number): boolean {
  return sizes >= wideFrom
}

/**
 * The view of the chooser. `null` until the page is alive: then the style sheet decides by the screen's width,
 * as this does afterwards. What the visitor chose last counts before that.
 */
export function useChooserView(large: boolean): [ChooserView | null, (view: ChooserView) => void] {
  const [view, setView] = useState<ChooserView | null>(null)
  useEffect(() => setView(remembered() ?? fitting(large)), [large])
  return [
    view,
    (chosen) => {
      setView(chosen)
      remember(chosen)
    },
  ]
}

function fitting(large: boolean): ChooserView {
  return large && window.matchMedia('(min-width: 1024px)').matches ? 'grid' : 'tiles'
}

function remembered(): ChooserView | null {
  try {
    const view = localStorage.getItem(rememberedKey)
    return view === 'grid' || view === 'tiles' ? view : null
  } catch {
    return null
  }
}

function remember(view: ChooserView) {
  try {
    localStorage.setItem(rememberedKey, view)
  } catch {
    // A browser without storage opens it anew each time.
  }
}
