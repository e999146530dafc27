import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setDrawer, useCart } from '../../cart-state/store/cart-store.ts'
import { useLoadedComponent } from '../../layout/use-loaded-component.ts'
import { useVariantPicker } from '../variant-selection-context.tsx'

export type VariantDrawerProps = { description: string; today: string; syncsWithCart?: boolean }

const loadDrawer = () =>
  import('./variant-drawer.tsx').catch((error: unknown) => {
    // Its button can then open it again.
    setDrawer(null)
    throw error
  })

/**
 * Opens the variation drawer over the page when the shared flag names the product being chosen (spec, 4 Variation
 * drawer). What it needs is fetched with its first opening.
 * @param props.syncsWithCart on the cart page: each change is in the cart at once, and the button goes on to the checkout
 */
export function VariantDrawerHost(props: VariantDrawerProps) {
  const router = useRouter()
  const { product } = useVariantPicker()
  const open = useCart(({ drawer }) => drawer === product.id)
  const [VariantDrawer] = useLoadedComponent(loadDrawer, open)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setDrawer(null)
      }),
    [router],
  )
  return VariantDrawer ? <VariantDrawer open={open} onClose={() => setDrawer(null)} {...props} /> : null
}
