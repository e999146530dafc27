import { type ReactNode, useEffect, useRef } from 'react'
import { useNearViewport } from './use-near-viewport.ts'

/**
 * About as high as a row: a card's picture (product-cards.module.css) with heading, texts and space. No file of styles for one
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
export function NearRow({ children, onNear }: { children: ReactNode; onNear: () => void }) {
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
