import { useNavigate } from '@tanstack/react-router'
import { mostPieces } from '@zayy/domain/catalog/quantity-limits'
import { useEffect, useRef } from 'react'
import { neededQuantity } from '../../layout/needed-quantity.ts'

/** Long enough that a button that is held writes the address once: browsers allow a hundred writes in half a minute. */
const WRITTEN_AFTER_MS = 250

/** Changes the needed quantity at once, and the address, in place, when the changes rest. Out of bounds, it is the nearest within. */
export function useChangeQuantity(): (quantity: number) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (asked) => {
    const quantity = Math.min(Math.max(asked, 1), mostPieces)
    neededQuantity.setState({ quantity })
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () =>
        void navigate({
          to: '.',
          search: (search) => ({ ...search, quantity: quantity > 1 ? quantity : undefined }),
          replace: true,
          resetScroll: false,
        }),
      WRITTEN_AFTER_MS,
    )
  }
}
