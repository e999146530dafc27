import type { Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { spreadSelection } from '@zayy/domain/cart/spread-selection'
import { greatestQuantity, leastQuantity, type PriceTier, unitPrice } from '@zayy/domain/catalog/price-tiers'
import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { tierBarThumb as ar } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { tierBarThumb as en } from '@zayy/i18n/messages/en/tier-bar-thumb'
import { formatAmount } from '@zayy/i18n/numbers'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { markerPosition } from '../prices/tier-bar.tsx'
import { useUndoToast } from './tools/use-undo-toast.tsx'
import {
  usePricedQuantity,
  useSelectionSum,
  useVariantPicker,
  useVariantSelection,
} from './variant-selection-context.tsx'
import { replaceSelection, undo } from './variant-selection-store.ts'
import styles from './tier-bar-thumb.module.css'

/** `full`: on the page's tier bar, over its marker; `mini`: on a small bar, which has no marker of its own. */
export type ThumbLook = 'full' | 'mini'

const looks = { full: styles.full, mini: styles.mini }

/**
 * The pin of the tier bar before it in the same positioned box: pulled by pointer or finger, or moved by keys, it spreads the
 * quantity over colours and sizes by what is chosen already. Before anything is chosen it stands at the quantity needed.
 */
export function TierBarThumb({ look }: { look: ThumbLook }) {
  const messages = useTierBarThumbMessages()
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { tiers, store, product } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const shown = usePricedQuantity()
  const { moveTo, settle, cancel } = useMoveThumb()
  const tellWithUndo = useUndoToast()
  const pulledFrom = useRef<number | null>(null)
  usePriceDropFlash(look === 'full')
  const at = markerPosition(tiers, shown) ?? 0

  const pull = (event: PointerEvent<HTMLElement>) => {
    const bar = event.currentTarget.parentElement?.getBoundingClientRect()
    if (pulledFrom.current === null || !bar) return
    const fromStart = direction === 'rtl' ? bar.right - event.clientX : event.clientX - bar.left
    const quantity = quantityAt(tiers, (fromStart / bar.width) * 100)
    if (quantity !== pieceCount(store.getState().selection)) moveTo(quantity)
  }

  const letGo = () => {
    const now = pieceCount(store.getState().selection)
    if (pulledFrom.current !== null && pulledFrom.current !== now) tellWithUndo(messages.spread(now))
    pulledFrom.current = null
    settle()
  }

  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey) {
      event.preventDefault()
      undo(store)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const quantity = quantityAfterKey(tiers, shown, event.key, direction)
    if (quantity === null) return
    event.preventDefault()
    moveTo(quantity)
  }

  if (tiers.length === 0 || product.sizes.length === 0) return null
  return (
    <div
      className={shown === 0 ? `${looks[look]} ${styles.unused}` : looks[look]}
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
        settle()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus({ preventScroll: true, focusVisible: false })
        pulledFrom.current = count
      }}
      // WebKit selects the prices that it is pulled past.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={() => {
        pulledFrom.current = null
        cancel()
      }}
      onKeyDown={press}
      onBlur={settle}
    >
      {shown === 0 && look === 'full' && tiers.length > 1 ? <b aria-hidden="true">{messages.pull}</b> : null}
    </div>
  )
}

/** Percent of the bar: so near to where a tier starts, the pin is meant to stand at its start. */
const SNAP_RATIO = 1.2

/**
 * The quantity at a place on the tier bar, which markerPosition() gives back; a tier's start draws in what is close to it.
 * @param position percent of the bar from its start; outside of the bar its ends count
 * @param tiers at least one
 */
export function quantityAt(tiers: readonly PriceTier[], position: number): number {
  const width = 100 / tiers.length
  const start = tiers[Math.round(position / width)]
  if (start && Math.abs(position - tiers.indexOf(start) * width) <= SNAP_RATIO) return start.from
  const index = Math.min(Math.max(Math.floor(position / width), 0), tiers.length - 1)
  const tier = tiers[index]
  if (!tier) return 0
  const inside = Math.floor(((position - index * width) / width) * (tier.to - tier.from + 1))
  return Math.min(Math.max(tier.from + inside, tier.from), tier.to)
}

/**
 * Where a key moves the pin; null: the key is not the pin's. Arrows go one piece by sight, Page Up and Page Down from the
 * start of one tier to that of another, Home and End to the start of the first and the last. Below the minimum is nothing.
 * @param direction of the page: in `rtl` the bar begins on the right
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

type MoveThumb = {
  /** Spreads so many pieces by the run that was chosen before the pin was moved. */
  moveTo: (quantity: number) => void
  /** What is moved next is another step of Undo. */
  settle: () => void
  /** Takes back what was moved since the latest settle(). */
  cancel: () => void
}

/**
 * Moves the pin of the tier bar. All moves in a row spread the same run, so that a pin pulled to 3 pieces and back to 50 finds its
 * proportions again, and are one step of Undo.
 */
function useMoveThumb(): MoveThumb {
  const { product, tiers, store } = useVariantPicker()
  const moved = useRef<{ run: Selection; to: Selection } | null>(null)
  const settle = () => store.setState({ typing: null })
  return {
    moveTo: (quantity) => {
      const { selection, activeColour } = store.getState()
      const run = moved.current?.to === selection ? moved.current.run : selection
      const to = spreadSelection(run, {
        total: quantity,
        product,
        colour: activeColour,
        most: greatestQuantity(tiers),
      })
      if (!to) return
      moved.current = { run, to }
      replaceSelection(store, to, 'thumb')
    },
    settle,
    cancel: () => {
      if (store.getState().typing === 'thumb') undo(store)
      settle()
    },
  }
}

const FLASH_MS = 700

/** Filled quantities light up once when the price of a piece falls, unless the visitor wants no motion. */
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

type TierBarThumbMessages = typeof ar

/** The messages of pin and dock, which are loaded with the code that shows them. */
const tierBarThumbMessages: Record<Locale, TierBarThumbMessages> = { ar, en }

/** The same in the language of the page. */
export function useTierBarThumbMessages(): TierBarThumbMessages {
  return tierBarThumbMessages[useLocale()]
}
