import { isId } from '@zayy/domain/ids'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLoadedComponent } from '../use-loaded-component.tsx'

/**
 * The rows of products at the end of a page: those related to the product that it is about, then those viewed on this device.
 * They are shown after hydration only, and each keeps its room until it comes near.
 *
 * @param current the product that this page is about
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
 * The products viewed on this device, below everything else on a page. It reads local storage, so it is shown after
 * hydration only.
 *
 * @param current the product that this page is about: remembered as viewed, and left out of the list
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

/** The products related to a product, whose code and cards are fetched when the row comes near. */
function RelatedProducts({ product }: { product: number }) {
  const [Row, wantRow] = useLoadedComponent(loadRelated)
  return <LazyRow onNear={wantRow}>{Row ? <Row product={product} /> : null}</LazyRow>
}

/**
 * About as high as a row: a card's image (product-cards.module.css) with heading, texts and space. No file of styles for one
 * line; rows are shown in a browser only.
 */
function room(): string {
  const { innerWidth: width } = window
  const card =
    width < 640
      ? '100vw - 32px'
      : width < 768
        ? '50vw - 28px'
        : width < 1024
          ? '33.3vw - 32px'
          : 'min(25vw - 30px, 302px)'
  return `calc((${card}) * 1.25 + clamp(240px, 20vw, 270px))`
}

/**
 * The room of a row of products, kept until there is one.
 * @param children the row; null: its code is not there yet
 * @param onNear is called once, when the row has come near to what is seen
 */
function LazyRow({ children, onNear }: { children: ReactNode; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearViewport(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is near
  useEffect(() => {
    if (near) onNear()
  }, [near])
  return (
    <div ref={place} style={children ? {} : { blockSize: room() }}>
      {children}
    </div>
  )
}

/** Whether an element has come within a screen's height of what is seen; from then on it stays true. */
function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}

const STORAGE_KEY = 'recently-viewed'

/** The shape of what is stored; what another version stored counts as nothing. */
const VERSION = 1

/** So many are remembered: as many as GET /product-cards answers at once (contract.md). */
export const MAX_VIEWED = 12

/** The ids of the products viewed on this device, the last first, each once; none where storage is blocked or unreadable. */
export function viewedProducts(): number[] {
  try {
    return parseViewed(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return []
  }
}

/** Remembers a product as viewed last; where nothing can be stored, it does not. */
export function rememberViewed(id: number): void {
  store([id, ...viewedProducts().filter((other) => other !== id)].slice(0, MAX_VIEWED))
}

/** Removes the list from the device. */
export function clearViewed(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

function parseViewed(stored: unknown): number[] {
  if (typeof stored !== 'object' || stored === null) return []
  if (!('version' in stored) || stored.version !== VERSION) return []
  if (!('ids' in stored) || !Array.isArray(stored.ids) || stored.ids.length > MAX_VIEWED) return []
  return [...new Set(stored.ids.filter(isId))]
}

function store(ids: number[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, ids }))
  } catch {
    // A browser that stores nothing, or no more.
  }
}
