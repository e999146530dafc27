import styles from './tier-steps.module.css'

const barWidth = 5
const gap = 2
const highest = 14
const lowest = 5

/** Falling steps, one per price tier; `reached` (0-based) is highlighted. Decorative: the text next to it says the same. */
export function TierSteps({ count, reached }: { count: number; reached: number }) {
  const width = count * (barWidth + gap) - gap
  const fall = count > 1 ? (highest - lowest) / (count - 1) : 0
  return (
    <svg
      className={styles.tierSteps}
      width={width}
      height={highest}
      viewBox={`0 0 ${width} ${highest}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, step) => {
        const height = highest - step * fall
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
            key={step}
            className={step === reached ? styles.reached : undefined}
            x={step * (barWidth + gap)}
            y={highest - height}
            width={barWidth}
            height={height}
            rx="1"
          />
        )
      })}
    </svg>
  )
}
