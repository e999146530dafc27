import type { PriceTier } from '@zayy/domain/catalog/price-tiers'
import { toSar } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { markerPosition, type TierSegment, tierSegments } from './tier-segments.ts'
import styles from './tier-bar.module.css'

/**
 * The price tiers as a tape measure: one segment a tier, the one reached filled, a marker at the quantity, and the
 * part hatched in which more would cost less. `mini`: for the drawer, without the marker and the currency.
 */
export function TierBar({
  tiers,
  count,
  mini,
}: {
  tiers: readonly PriceTier[]
  count: number
  mini?: boolean
}) {
  const messages = useMessages('cart')
  const at = mini ? null : markerPosition(tiers, count)
  return (
    <div className={mini ? `${styles.tierBar} ${styles.mini}` : styles.tierBar}>
      {at === null ? null : <Marker at={at} label={messages.pieces(count)} />}
      <ol aria-label={messages.pricesByQuantity}>
        {tierSegments(tiers, count).map((segment) => (
          <Segment key={segment.tier.from} segment={segment} mini={mini === true} />
        ))}
      </ol>
    </div>
  )
}

/** Rendered after hydration only, where the security policy allows a style attribute. */
function Marker({ at, label }: { at: number; label: string }) {
  const edge = at < 8 ? styles.atStart : at > 92 ? styles.atEnd : undefined
  return (
    <div className={edge ? `${styles.marker} ${edge}` : styles.marker} style={{ insetInlineStart: `${at}%` }}>
      <b>{label}</b>
    </div>
  )
}

const states = { past: styles.passed, here: styles.reached, next: styles.next, later: undefined }

function Segment({ segment, mini }: { segment: TierSegment; mini: boolean }) {
  const { tier, state, priceBreak, last } = segment
  const range = last ? `${formatNumber(tier.from)}+` : `${formatNumber(tier.from)}–${formatNumber(tier.to)}`
  const className = [states[state], last && styles.last].filter(Boolean).join(' ') || undefined
  return (
    <li className={className} aria-current={state === 'here' ? 'step' : undefined}>
      <span className={styles.segment}>
        {priceBreak > 0 ? (
          <span className={styles.priceBreak} style={{ inlineSize: `${priceBreak}%` }} aria-hidden="true" />
        ) : null}
        <span>
          {mini ? <bdi dir="ltr">{formatAmount(toSar(tier.price))}</bdi> : <Price amount={tier.price} />}
        </span>
      </span>
      <span className={styles.range}>
        <bdi dir="ltr">{range}</bdi>
      </span>
    </li>
  )
}
