import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './variant-picker.module.css'

const GridTools = lazy(() => import('./tools/grid-tools.tsx'))

/** On which screens the grid and the tiles are seen, as classes; null: nowhere. */
export type SeenViews = { onGrid: string | null | undefined; onTiles: string | null | undefined }

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
