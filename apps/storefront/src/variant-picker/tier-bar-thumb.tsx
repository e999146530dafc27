import { greatestQuantity, leastQuantity, type PriceTier, unitPrice } from '@zayy/domain/catalog/price-tiers'
import { toSar } from '@zayy/domain/money'
import { tierBarThumb as ar } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { tierBarThumb as en } from '@zayy/i18n/messages/en/tier-bar-thumb'
import { formatAmount } from '@zayy/i18n/numbers'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { messagesHook, useLocale } from '../i18n/locale-context.tsx'
import { isLongInOneRow, markerPosition } from '../prices/tier-bar.tsx'
import { useProposeQuantity } from './spread-button.tsx'
import styles from './tier-bar-thumb.module.css'
import { usePricedQuantity, useSelectionSum, useVariantPicker } from './variant-selection-context.tsx'
import { undo } from './variant-selection-store.ts'

/** `full`: over the marker of the page's tier bar; `mini`: on a small bar without a marker. */
export type ThumbLook = 'full' | 'mini'

const looks = { full: styles.full, mini: styles.mini }

/**
 * A slider over the tier bar, which is its previous sibling in the same positioned box. Dragging it or pressing keys shows the
 * prices of the new quantity. It leaves the selection as it is: SpreadButton changes that.
 */
export function TierBarThumb({ look }: { look: ThumbLook }) {
  const messages = useTierBarThumbMessages()
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { tiers, store, product } = useVariantPicker()
  const shown = usePricedQuantity()
  const propose = useProposeQuantity()
  const draggedFrom = useRef<number | null>(null)
  usePriceDropFlash(look === 'full')
  const at = markerPosition(tiers, shown) ?? 0

  const drag = (event: PointerEvent<HTMLElement>) => {
    const bar = event.currentTarget.parentElement?.getBoundingClientRect()
    if (draggedFrom.current === null || !bar) return
    const fromStart = direction === 'rtl' ? bar.right - event.clientX : event.clientX - bar.left
    const quantity = quantityAt(tiers, (fromStart / bar.width) * 100)
    if (quantity !== shown) propose(quantity)
  }

  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey) {
      event.preventDefault()
      if (store.getState().proposed === null) undo(store)
      else propose(0)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A target quantity of one is none.
    const quantity = quantityAfterKey(tiers, Math.max(shown, 1), event.key, direction)
    if (quantity === null) return
    event.preventDefault()
    propose(quantity)
  }

  if (tiers.length === 0 || product.sizes.length === 0) return null
  return (
    <div
      className={[looks[look], shown === 0 && styles.unused, isLongInOneRow(tiers) && styles.long]
        .filter(Boolean)
        .join(' ')}
      style={{ insetInlineStart: `${at}%` }}
      role="slider"
      tabIndex={0}
      aria-label={messages.pin}
      aria-valuemin={0}
      aria-valuemax={greatestQuantity(tiers)}
      aria-valuenow={Math.min(shown, greatestQuantity(tiers))}
      aria-valuetext={messages.pinAt(shown, formatAmount(toSar(unitPrice(tiers, shown))))}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus({ preventScroll: true, focusVisible: false })
        draggedFrom.current = shown
      }}
      // Dragging would select the prices in WebKit.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={drag}
      onPointerUp={() => {
        draggedFrom.current = null
      }}
      onPointerCancel={() => {
        if (draggedFrom.current !== null) propose(draggedFrom.current)
        draggedFrom.current = null
      }}
      onKeyDown={press}
    >
      {shown === 0 && look === 'full' && tiers.length > 1 ? <b aria-hidden="true">{messages.pull}</b> : null}
    </div>
  )
}

/** Within this distance the thumb snaps to a tier's start. */
const SNAP_PERCENT = 1.2

/**
 * Returns the quantity at a position on the tier bar; the inverse of markerPosition() except near a tier's start, to which it
 * snaps.
 * @param position percent of the bar from its start, clamped to the bar
 * @param tiers at least one
 */
export function quantityAt(tiers: readonly PriceTier[], position: number): number {
  const width = 100 / tiers.length
  const start = tiers[Math.round(position / width)]
  if (start && Math.abs(position - tiers.indexOf(start) * width) <= SNAP_PERCENT) return start.from
  const index = Math.min(Math.max(Math.floor(position / width), 0), tiers.length - 1)
  const tier = tiers[index]
  if (!tier) return 0
  const inside = Math.floor(((position - index * width) / width) * (tier.to - tier.from + 1))
  return Math.min(Math.max(tier.from + inside, tier.from), tier.to)
}

/**
 * Returns the quantity after a key, or null for a key that does not move the thumb. Arrows change it by one, Page Up and Page
 * Down go from tier to tier, Home and End to the first and last tier. One step below the minimum is 0.
 * @param direction in `rtl` the bar begins on the right
 */
export function quantityAfterKey(
  tiers: readonly PriceTier[],
  count: number,
  key: string,
  direction: 'rtl' | 'ltr',
): number | null {
  const starts = tiers.map(({ from }) => from)
  const least = leastQuantity(tiers)
  switch (key) {
    case 'ArrowUp':
    case direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(Math.max(count + 1, least), greatestQuantity(tiers))
    case 'ArrowDown':
    case direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft':
      return count > least ? count - 1 : 0
    case 'PageUp':
      return starts.find((start) => start > count) ?? count
    case 'PageDown':
      return starts.findLast((start) => start < count) ?? least
    case 'Home':
      return least
    case 'End':
      return starts.at(-1) ?? least
    default:
      return null
  }
}

const FLASH_MS = 700

/** Flashes the filled quantities when the unit price falls, except under reduced motion. */
function usePriceDropFlash(wanted: boolean): void {
  const { quantity, unit } = useSelectionSum()
  const before = useRef({ quantity, unit })
  useEffect(() => {
    const { quantity: had, unit: cost } = before.current
    before.current = { quantity, unit }
    if (!wanted || had === 0 || unit >= cost || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const highlight = getComputedStyle(document.documentElement).getPropertyValue('--color-highlight')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name^="quantity-"]'))
      if (Number(field.value) > 0)
        field.animate({ backgroundColor: [highlight, getComputedStyle(field).backgroundColor] }, FLASH_MS)
  }, [quantity, unit, wanted])
}

/** Returns the messages of thumb and sticky buy bar. */
export const useTierBarThumbMessages = messagesHook({ ar, en })
