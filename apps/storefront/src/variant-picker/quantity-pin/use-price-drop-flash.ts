import { useEffect, useRef } from 'react'
import { useSelectionSum } from '../variant-selection-context.tsx'

const FLASH_MS = 700

/** Filled quantities light up once when the price of a piece falls, unless the visitor wants no motion. */
export function usePriceDropFlash(wanted: boolean): void {
  const { quantity, unit } = useSelectionSum()
  const before = useRef({ quantity, unit })
  useEffect(() => {
    const { quantity: had, unit: cost } = before.current
    before.current = { quantity, unit }
    if (!wanted || had === 0 || unit >= cost || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const highlight = getComputedStyle(document.documentElement).getPropertyValue('--color-highlight')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name^="quantity-"]'))
      if (Number(field.value) > 0)
        field.animate({ backgroundColor: [highlight, getComputedStyle(field).backgroundColor] }, FLASH_MS)
  }, [quantity, unit, wanted])
}
