import { pieceCount } from '@zayy/domain/cart/piece-count'
import { greatestQuantity, unitPrice } from '@zayy/domain/catalog/price-tiers'
import { toSar } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { quantityAfterKey, quantityAt } from './quantity-at.ts'
import { markerPosition } from '../../price-tiers/tier-segments.ts'
import { useUndoToast } from '../tools/use-undo-toast.tsx'
import { usePricedQuantity } from '../use-priced-quantity.ts'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { undo } from '../variant-selection-store.ts'
import { usePriceDropFlash } from './use-price-drop-flash.ts'
import { useMovePin } from './use-move-pin.ts'
import { useQuantityPinMessages } from './quantity-pin-messages.ts'
import styles from './quantity-pin.module.css'

/** `full`: on the page's tier bar, over its marker; `mini`: on a small bar, which has no marker of its own. */
export type PinLook = 'full' | 'mini'

const looks = { full: styles.full, mini: styles.mini }

/**
 * The pin of the tier bar before it in the same positioned box: pulled by pointer or finger, or moved by keys, it spreads the
 * quantity over colours and sizes by what is chosen already. Before anything is chosen it stands at the quantity needed.
 */
export function QuantityPin({ look }: { look: PinLook }) {
  const messages = useQuantityPinMessages()
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { tiers, store, product } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const shown = usePricedQuantity()
  const { moveTo, settle, cancel } = useMovePin()
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
