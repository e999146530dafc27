import sprite from './icons.svg?url'
import styles from './stars.module.css'

const STAR_WIDTH = 256

/** A rating as one star and its figure. `label` is for screen readers: "4.7 of 5". `count` follows in brackets if given. */
export function Rating({ value, label, count }: { value: number; label: string; count?: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <svg className={styles.one} aria-hidden="true">
        <use href={`${sprite}#star-fill`} />
      </svg>
      {value.toFixed(1)}
      {count === undefined ? null : <span className={styles.count}>({count})</span>}
    </span>
  )
}

/** Five stars, filled to a tenth, for use next to their figure or in a single review. `label` is for screen readers. */
export function Stars({ value, label, large }: { value: number; label: string; large?: boolean }) {
  const filled = Math.max(0, Math.min(5, value)) * STAR_WIDTH
  return (
    <span className={large ? `${styles.stars} ${styles.large}` : styles.stars} role="img" aria-label={label}>
      <svg className={styles.five} viewBox={`0 0 ${5 * STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true">
        <use href={`${sprite}#stars`} />
        <svg width={filled} height={STAR_WIDTH} viewBox={`0 0 ${filled} ${STAR_WIDTH}`} aria-hidden="true">
          <use href={`${sprite}#stars`} />
        </svg>
      </svg>
    </span>
  )
}
