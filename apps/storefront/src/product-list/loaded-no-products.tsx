import { type ComponentProps, lazy, Suspense } from 'react'
import styles from '../product-card/product-card.module.css'

type Component = typeof import('./no-products.tsx').NoProducts

let loaded: Component | undefined

/** Loads what stands in place of a list without products. A loader of such a list waits for it, so that it is rendered at once. */
export async function loadNoProducts(): Promise<{ default: Component }> {
  const { NoProducts } = await import('./no-products.tsx')
  loaded = NoProducts
  return { default: NoProducts }
}

const LazyNoProducts = lazy(loadNoProducts)

/**
 * What stands in place of a list without products. Only a page that came rendered from the server waits for its code here. Where it
 * changes before its code is there, React takes away what was rendered: the footer stays below the screen all the same.
 */
export function LoadedNoProducts(props: ComponentProps<Component>) {
  const NoProducts = loaded ?? LazyNoProducts
  return (
    <Suspense fallback={<div className={styles.awaited} />}>
      <NoProducts {...props} />
    </Suspense>
  )
}
