import { useNavigate } from '@tanstack/react-router'
import { mostPieces } from '@zayy/domain/catalog/most-pieces'
import { useEffect, useRef } from 'react'
import { showNeededQuantity } from '../../layout/needed-quantity.ts'

/** Long enough that a button that is held writes the address once: browsers allow a hundred writes in half a minute. */
const WRITTEN_AFTER_MS = 250

/** Changes the needed quantity at once, and the address, in place, when the changes rest. Out of bounds, it is the nearest within. */
export function useChangeQuantity(): (quantity: number) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      showNeededQuantity(null)
    },
    [],
  )
  return (asked) => {
    const quantity = Math.min(Math.max(asked, 1), mostPieces)
    showNeededQuantity(quantity)
    clearTimeout(timer.current)
    const write = async () => {
      const written = timer.current
      await navigate({
        to: '.',
        search: (search) => ({ ...search, quantity: quantity > 1 ? quantity : undefined }),
        replace: true,
        resetScroll: false,
      })
      if (timer.current === written) showNeededQuantity(null)
    }
    timer.current = setTimeout(() => void write(), WRITTEN_AFTER_MS)
  }
}
