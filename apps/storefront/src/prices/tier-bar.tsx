import { priceBreakStart } from '@zayy/domain/catalog/price-hint'
import { type PriceTier, tierFor } from '@zayy/domain/catalog/price-tiers'
import { toSar } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Price } from './price.tsx'
import styles from './tier-bar.module.css'

/**
 * One segment per price tier: the reached one is filled, and the part in which the next tier would cost less is hatched.
 * @param mini without marker and currency
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
  const messages = useBuyingMessages('cart')
  const className = [styles.tierBar, mini && styles.mini, isLongInOneRow(tiers) && styles.long]
    .filter(Boolean)
    .join(' ')
  const at = mini ? null : markerPosition(tiers, count)
  return (
    <div className={className}>
      {at === null ? null : <Marker at={at} label={messages.pieces(count)} />}
      <ol aria-label={messages.pricesByQuantity}>
        {tierSegments(tiers, count).map((segment) => (
          <Segment key={segment.tier.from} segment={segment} mini={mini === true} />
        ))}
      </ol>
    </div>
  )
}

/** The letters of prices that fit beside each other at 320 px. */
const LETTERS_IN_ROW = 32

/** Tells whether a phone shows the tiers in several rows, as their prices would overlap in one. */
export function isLongInOneRow(tiers: readonly PriceTier[]): boolean {
  const longest = Math.max(0, ...tiers.map(({ price }) => formatAmount(toSar(price)).length))
  return longest * tiers.length > LETTERS_IN_ROW
}

/** Not rendered on the server: the content security policy forbids style attributes in HTML. */
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
  const messages = useBuyingMessages('cart')
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
      <span
        className={styles.range}
        role="img"
        aria-label={last ? messages.lastTierRange(tier.from) : messages.tierRange(tier.from, tier.to)}
      >
        <bdi dir="ltr">{range}</bdi>
      </span>
    </li>
  )
}

export type TierSegment = {
  tier: PriceTier
  state: 'past' | 'here' | 'next' | 'later'
  /** Percent of the reached segment, from its end, in which the next tier's start costs less in total; 0: none. */
  priceBreak: number
  /** The last tier, shown as "200+" without its maximum. */
  last: boolean
}

/** Returns the segments of the tier bar; at 0 pieces all are `later`. */
export function tierSegments(tiers: readonly PriceTier[], count: number): TierSegment[] {
  const here = reached(tiers, count)
  return tiers.map((tier, index) => ({
    tier,
    state: stateOf(index, here),
    priceBreak: index === here ? priceBreakShare(tiers, index) : 0,
    last: index === tiers.length - 1,
  }))
}

/** Returns the marker's position in percent from the bar's start, or null at 0 pieces. */
export function markerPosition(tiers: readonly PriceTier[], count: number): number | null {
  if (count <= 0 || tiers.length === 0) return null
  const here = reached(tiers, count)
  if (here === null) return count < (tiers[0]?.from ?? 0) ? 0 : 100
  const tier = tiers[here]
  if (!tier) return null
  const inside = (count - tier.from + 0.5) / (tier.to - tier.from + 1)
  return ((here + inside) / tiers.length) * 100
}

function reached(tiers: readonly PriceTier[], count: number): number | null {
  const tier = tierFor(tiers, count)
  return tier ? tiers.indexOf(tier) : null
}

function stateOf(index: number, here: number | null): TierSegment['state'] {
  if (here === null || index > here + 1) return 'later'
  if (index === here) return 'here'
  return index < here ? 'past' : 'next'
}

function priceBreakShare(tiers: readonly PriceTier[], index: number): number {
  const tier = tiers[index]
  const start = priceBreakStart(tiers, index)
  if (!tier || start === null) return 0
  return ((tier.to - start + 1) / (tier.to - tier.from + 1)) * 100
}
