import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './product-list.module.css'

const NeededQuantity = lazy(() => import('./needed-quantity/needed-quantity.tsx'))

/** The room of "I need N pieces", which is fetched after hydration. */
export function NeededQuantityHost() {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className={styles.needed}>
      <Suspense>{hydrated ? <NeededQuantity /> : null}</Suspense>
    </div>
  )
}
