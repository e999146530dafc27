import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../../i18n/locale-context.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './rate-histogram.module.css'

const width = 100
const height = 8

/** How many gave five stars, four, and so on. @param byStar counts of 1, 2, 3, 4, 5 stars (contract.md) */
export function RateHistogram({ byStar }: { byStar: readonly number[] }) {
  const messages = useMessages('product')
  const all = byStar.reduce((sum, count) => sum + count, 0)
  return (
    <ul className={styles.histogram}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = byStar[stars - 1] ?? 0
        return (
          <li key={stars}>
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
          </li>
        )
      })}
    </ul>
  )
}
