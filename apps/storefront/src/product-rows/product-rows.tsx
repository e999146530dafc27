import { isId } from '@zayy/domain/ids'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readStoredJson, store } from '../browser-storage.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import { useNearViewport } from './late-cards.ts'
import styles from './product-rows.module.css'

/**
 * The rows at the end of a page: related products, then products viewed on this device. Must be rendered after hydration.
 * @param current id of the page's product
 */
export default function ProductRows({ current }: { current?: number }) {
  return (
    <>
      {current === undefined ? null : <RelatedProducts product={current} />}
      <RecentlyViewed {...(current === undefined ? {} : { current })} />
    </>
  )
}

const loadRecentlyViewed = async () => ({ default: (await import('./card-rows.tsx')).RecentlyViewedRow })

/**
 * Reads local storage, so it must be rendered after hydration.
 * @param current id of the page's product: stored as viewed, but not listed
 */
function RecentlyViewed({ current }: { current?: number }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== current))
  const [Row, wantRow] = useLoadedComponent(loadRecentlyViewed)

  useEffect(() => {
    if (current !== undefined) rememberViewed(current)
  }, [current])

  if (ids.length === 0) return null
  return <LazyRow onNear={wantRow}>{Row ? <Row ids={ids} onClear={clearViewed} /> : null}</LazyRow>
}

const loadRelated = async () => ({ default: (await import('./card-rows.tsx')).RelatedRow })

function RelatedProducts({ product }: { product: number }) {
  const [Row, wantRow] = useLoadedComponent(loadRelated)
  return <LazyRow onNear={wantRow}>{Row ? <Row product={product} /> : null}</LazyRow>
}

/**
 * Reserves the height of a row until it is loaded.
 * @param children null until the row's code is loaded
 * @param onNear called once, when the row comes near the viewport
 */
function LazyRow({ children, onNear }: { children: ReactNode; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when near
  useEffect(() => {
    if (near) onNear()
  }, [near])
  return (
    <div ref={place} className={children ? undefined : styles.awaited}>
      {children}
    </div>
  )
}

const STORAGE_KEY = 'recently-viewed'

/** Version of the stored shape; other versions are ignored. */
const VERSION = 1

/** The limit of GET /product-cards (contract.md). */
export const MAX_VIEWED = 12

/** Returns the ids of the products viewed on this device, newest first; empty if storage is blocked or unreadable. */
export function viewedProducts(): number[] {
  return parseViewed(readStoredJson('localStorage', STORAGE_KEY))
}

/** Stores a product as viewed last. Does nothing if storage is blocked. */
export function rememberViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((other) => other !== id)].slice(0, MAX_VIEWED)
  store('localStorage', STORAGE_KEY, JSON.stringify({ version: VERSION, ids }))
}

export function clearViewed(): void {
  store('localStorage', STORAGE_KEY, null)
}

function parseViewed(stored: unknown): number[] {
  if (typeof stored !== 'object' || stored === null) return []
  if (!('version' in stored) || stored.version !== VERSION) return []
  if (!('ids' in stored) || !Array.isArray(stored.ids) || stored.ids.length > MAX_VIEWED) return []
  return [...new Set(stored.ids.filter(isId))]
}
