import { useEffect, useRef, useState } from 'react'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { clearViewed, rememberViewed, viewedProducts } from './viewed-products.ts'

const loadRow = () => import('./row/recently-viewed-row.tsx')

/** About as high as the row: a card's picture with heading, texts and space. No file of styles for one line. */
const room = 'calc(min(62vw, 302px) * 1.25 + clamp(240px, 20vw, 270px))'

/**
 * The products viewed on this device, below everything else on a page. It reads local storage, so it is shown after
 * hydration only. Its room is kept from the start; code and cards are fetched when it comes near.
 *
 * @param current the product that this page is about: remembered as viewed, and left out of the list
 */
export default function RecentlyViewed({ current }: { current?: number }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== current))
  const [Row, wantRow] = useLoadedComponent(loadRow)
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)

  useEffect(() => {
    if (current !== undefined) rememberViewed(current)
  }, [current])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is near
  useEffect(() => {
    if (near) wantRow()
  }, [near])

  if (ids.length === 0) return null
  return (
    <div ref={place} style={Row ? {} : { blockSize: room }}>
      {Row ? <Row ids={ids} onClear={clearViewed} /> : null}
    </div>
  )
}
