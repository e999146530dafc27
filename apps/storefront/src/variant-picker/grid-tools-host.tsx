import { lazy, Suspense, useEffect, useState } from 'react'
import { useVariantPicker } from './variant-selection-context.tsx'
import styles from './variant-picker.module.css'

const GridTools = lazy(() => import('./tools/grid-tools.tsx'))

/** On which screens the grid and the tiles are seen, as classes; null: nowhere. */
export type SeenViews = { onGrid: string | null | undefined; onTiles: string | null | undefined }

/** The place of the quick ways to fill the grid, which are fetched once the page is hydrated. */
export function GridToolsHost(seen: SeenViews) {
  const { product } = useVariantPicker()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (product.colours.length * product.sizes.length < 2) return null
  return (
    <div className={styles.tools}>
      <Suspense fallback={null}>{hydrated ? <GridTools {...seen} /> : null}</Suspense>
    </div>
  )
}
