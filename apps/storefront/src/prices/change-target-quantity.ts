import { useRouter } from '@tanstack/react-router'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { keepTargetQuantity, parseTargetQuantity } from './target-quantity.ts'

/** A held button and a dragged pin change the number often; browsers limit history changes to a hundred in 30 seconds. */
const ADDRESS_DELAY_MS = 250

/** Pages that have the number in their address. On others the device keeps it. */
const pagesOfPrices = /^\/(?:$|shop$|product\/|Product-category\/)/

let timer: ReturnType<typeof setTimeout> | undefined

/** Returns a function that changes the target quantity at once, within its bounds, and replaces the address after a pause. */
export function useChangeTargetQuantity(): (quantity: number) => void {
  const router = useRouter()
  return (wanted) => {
    const quantity = Math.min(Math.max(wanted, 1), MAX_QUANTITY)
    keepTargetQuantity(quantity, true)
    clearTimeout(timer)
    const write = async () => {
      const written = timer
      const { pathname, search } = router.latestLocation
      // For the same address once more, the router would load the page's data again.
      if (pagesOfPrices.test(pathname) && (parseTargetQuantity(search.quantity) ?? 1) !== quantity)
        await router.navigate({
          to: '.',
          search: (before) => ({ ...before, quantity: quantity > 1 ? quantity : undefined }),
          replace: true,
          resetScroll: false,
        })
      if (timer === written) keepTargetQuantity(quantity, false)
    }
    timer = setTimeout(() => void write(), ADDRESS_DELAY_MS)
  }
}
