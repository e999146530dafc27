import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { setDrawer, useCart } from '../../cart-state/store/cart-store.ts'
import { useVariantPicker } from '../variant-selection-context.tsx'

const VariantDrawer = lazy(() => import('./variant-drawer.tsx'))

export type VariantDrawerProps = { description: string; today: string; syncsWithCart?: boolean }

/**
 * Opens the variation drawer over the page when the shared flag names the product being chosen (spec, 4 Variation
 * drawer). What it needs is fetched with its first opening.
 * @param props.syncsWithCart on the cart page: each change is in the cart at once, and the button goes on to the checkout
 */
export function VariantDrawerHost(props: VariantDrawerProps) {
  const router = useRouter()
  const { product } = useVariantPicker()
  const open = useCart(({ drawer }) => drawer === product.id)
  const [mounted, setMounted] = useState(false)
  if (open && !mounted) setMounted(true)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setDrawer(null)
      }),
    [router],
  )
  if (!mounted) return null
  return (
    <Suspense fallback={null}>
      <VariantDrawer open={open} onClose={() => setDrawer(null)} {...props} />
    </Suspense>
  )
}
