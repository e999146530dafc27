import { lazy, Suspense, useEffect, useState } from 'react'
import type { SeenViews } from './picker-view.ts'
import styles from './variant-picker.module.css'

const GridTools = lazy(() => import('./tools/grid-tools.tsx'))

/** The place of the quick ways to fill the grid, or with `keys` of what its keys do. They are fetched after hydration. */
export function GridToolsHost(seen: SeenViews & { keys?: boolean }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div className={styles.tools}>
      <Suspense>{hydrated ? <GridTools {...seen} /> : null}</Suspense>
    </div>
  )
}
