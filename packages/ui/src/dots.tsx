import styles from './dots.module.css'

/** Diameter and distance in px. */
const DISC = 13
const STEP = 17

/**
 * Colours as a row of small discs in reading direction. One image, as a page of cards has hundreds of colours.
 * @param label for screen readers
 */
export function Dots({
  colours,
  label,
}: {
  colours: readonly { name: string; code: string }[]
  label: string
}) {
  const width = Math.max(0, colours.length * STEP - (STEP - DISC))
  return (
    <svg className={styles.dots} width={width} height={DISC} role="img" aria-label={label}>
      {colours.map(({ name, code }, index) => (
        <circle key={code + name} cx={index * STEP + DISC / 2} cy={DISC / 2} r={DISC / 2} fill={code} />
      ))}
    </svg>
  )
}
