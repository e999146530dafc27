import { type ComponentProps, lazy, Suspense } from 'react'
import styles from '../product-card/product-card.module.css'

type Component = typeof import('./no-products.tsx').NoProducts

let loaded: Component | undefined

/** Loads the empty state. The loader of an empty list awaits it, so that it renders without suspending. */
export async function loadNoProducts(): Promise<{ default: Component }> {
  const { NoProducts } = await import('./no-products.tsx')
  loaded = NoProducts
  return { default: NoProducts }
}

const LazyNoProducts = lazy(loadNoProducts)

/**
 * Shows the empty state. Only hydration of a server-rendered page suspends here. If the page changes meanwhile, React shows
 * the fallback, whose height keeps the footer below the screen.
 */
export function LoadedNoProducts(props: ComponentProps<Component>) {
  const NoProducts = loaded ?? LazyNoProducts
  return (
    <Suspense fallback={<div className={styles.awaited} />}>
      <NoProducts {...props} />
    </Suspense>
  )
}
