import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Shows prices at the quantity that a search asks for, once for each search, unless the address has a quantity. */
export function useSearchedQuantity(search: string | undefined, quantity: number | null): void {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search asks anew
  useEffect(() => {
    if (quantity === null || quantity < 2) return
    void navigate({
      to: '.',
      search: (shown) => ({ ...shown, quantity: shown.quantity ?? quantity }),
      replace: true,
      resetScroll: false,
    })
  }, [search, quantity])
}
