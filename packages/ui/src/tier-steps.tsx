import styles from './tier-steps.module.css'

const BAR_WIDTH = 5
const GAP = 2
const MAX_HEIGHT = 14
const MIN_HEIGHT = 5

/** Falling steps, one per price tier; `reached` (0-based) is highlighted. Decorative: the text next to it says the same. */
export function TierSteps({ count, reached }: { count: number; reached: number }) {
  const width = count * (BAR_WIDTH + GAP) - GAP
  const fall = count > 1 ? (MAX_HEIGHT - MIN_HEIGHT) / (count - 1) : 0
  return (
    <svg
      className={styles.tierSteps}
      width={width}
      height={MAX_HEIGHT}
      viewBox={`0 0 ${width} ${MAX_HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, step) => {
        const height = MAX_HEIGHT - step * fall
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
            key={step}
            className={step === reached ? styles.reached : undefined}
            x={step * (BAR_WIDTH + GAP)}
            y={MAX_HEIGHT - height}
            width={BAR_WIDTH}
            height={height}
            rx="1"
          />
        )
      })}
    </svg>
  )
}
