export type Cost = { p50: number; p95: number }

/** Returns the median and the 95th percentile of durations in milliseconds. */
export function costOf(durations: readonly number[]): Cost {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (part: number) => rounded(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return { p50: at(0.5), p95: at(0.95) }
}

export const rounded = (value: number) => Number(value.toFixed(1))
