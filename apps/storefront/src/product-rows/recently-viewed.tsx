import { useEffect, useState } from 'react'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { NearRow } from './near-row.tsx'
import { clearViewed, rememberViewed, viewedProducts } from './viewed-products.ts'

const loadRow = () => import('./row/recently-viewed-row.tsx')

/**
 * The products viewed on this device, below everything else on a page. It reads local storage, so it is shown after
 * hydration only.
 *
 * @param current the product that this page is about: remembered as viewed, and left out of the list
 */
export function RecentlyViewed({ current }: { current?: number }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== current))
  const [Row, wantRow] = useLoadedComponent(loadRow)

  useEffect(() => {
    if (current !== undefined) rememberViewed(current)
  }, [current])

  if (ids.length === 0) return null
  return <NearRow onNear={wantRow}>{Row ? <Row ids={ids} onClear={clearViewed} /> : null}</NearRow>
}
