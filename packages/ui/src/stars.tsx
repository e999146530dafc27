import sprite from './icons.svg?url'
import styles from './stars.module.css'

const STAR_WIDTH = 256

/**
 * A mean rating as five stars, filled to a tenth, and its figure. Narrow cards show one star instead (CSS).
 * `label` is for screen readers: "4.7 of 5". `count` follows in brackets if given.
 * `bare` omits the figure, for use next to it.
 */
export function Stars({
  value,
  label,
  count,
  large,
  bare,
}: {
  value: number
  label: string
  count?: string
  large?: boolean
  bare?: boolean
}) {
  const filled = Math.max(0, Math.min(5, value)) * STAR_WIDTH
  return (
    <span className={large ? `${styles.stars} ${styles.large}` : styles.stars} role="img" aria-label={label}>
      <svg className={styles.five} viewBox={`0 0 ${5 * STAR_WIDTH} ${STAR_WIDTH}`} aria-hidden="true">
        <use href={`${sprite}#stars`} />
        <svg width={filled} height={STAR_WIDTH} viewBox={`0 0 ${filled} ${STAR_WIDTH}`} aria-hidden="true">
          <use href={`${sprite}#stars`} />
        </svg>
      </svg>
      <svg className={styles.one} aria-hidden="true">
        <use href={`${sprite}#star-fill`} />
      </svg>
      {bare ? null : <b>{value.toFixed(1)}</b>}
      {count === undefined ? null : <small>({count})</small>}
    </span>
  )
}
