import { toSar } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { useSelectionSum } from './variant-selection-context.tsx'
import typography from '@zayy/ui/typography.module.css'

const PAUSE_MS = 1000

/** The totals for screen readers: announced after a second without a change. */
export function TotalsAnnouncement() {
  const messages = useMessages('cart')
  const { quantity, unit, subtotal } = useSelectionSum()
  const now =
    quantity > 0
      ? messages.totalAnnouncement(quantity, formatAmount(toSar(unit)), formatAmount(toSar(subtotal)))
      : ''
  const [said, say] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => say(now), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [now])
  return (
    <p className={typography.visuallyHidden} role="status">
      {said}
    </p>
  )
}
