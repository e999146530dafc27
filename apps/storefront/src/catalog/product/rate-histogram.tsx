import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../../i18n/locale-context.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './rate-histogram.module.css'

const width = 100
const height = 8

type RateHistogramProps = {
  /** Counts of 1, 2, 3, 4, 5 stars (contract.md). */
  byStar: readonly number[]
  /** Of which the reviews are shown; null: of all. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** How many gave five stars, four, and so on. Pressing a row shows its reviews alone, pressing it again all. */
export function RateHistogram({ byStar, chosen, onChoose }: RateHistogramProps) {
  const messages = useMessages('product')
  const all = byStar.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={`${styles.histogram} ${visibility.needsScript}`}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = byStar[stars - 1] ?? 0
        return (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              disabled={count === 0}
              aria-pressed={stars === chosen}
              onClick={() => onChoose(stars === chosen ? null : stars)}
            >
              <span className={typography.visuallyHidden}>{messages.starsGiven(stars, count)}</span>
              <span className={`${layout.row} ${styles.star}`} aria-hidden="true">
                {stars} <Icon name="star-fill" size="s" />
              </span>
              <svg
                className={styles.bar}
                viewBox={`0 0 ${width} ${height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={all > 0 ? (count / all) * width : 0} height={height} />
              </svg>
              <span className={`${typography.soft} ${typography.number}`} aria-hidden="true">
                {formatNumber(count)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
