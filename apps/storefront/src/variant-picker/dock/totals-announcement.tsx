import { toSar, zero } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { useEffect, useState } from 'react'
import { useQuantityPinMessages } from '../quantity-pin/quantity-pin-messages.ts'
import { useSelectionSum } from '../variant-selection-context.tsx'
import typography from '@zayy/ui/typography.module.css'

const PAUSE_MS = 1000

/** The totals for screen readers, and that a lower price is reached: announced after a second without a change. */
export function TotalsAnnouncement() {
  const messages = useQuantityPinMessages()
  const { quantity, unit, subtotal } = useSelectionSum()
  const now =
    quantity > 0
      ? messages.totalAnnouncement(quantity, formatAmount(toSar(unit)), formatAmount(toSar(subtotal)))
      : ''
  const [announced, setAnnounced] = useState({ text: '', unit: zero })
  useEffect(() => {
    const pause = setTimeout(
      () => setAnnounced((last) => ({ text: unit < last.unit ? messages.lowerPrice(now) : now, unit })),
      PAUSE_MS,
    )
    return () => clearTimeout(pause)
  }, [now, unit, messages])
  return (
    <p className={typography.visuallyHidden} role="status">
      {announced.text}
    </p>
  )
}
