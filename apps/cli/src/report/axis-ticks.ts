const STEPS = [1, 2, 2.5, 5, 10]
const MOST_TICKS = 4

/** Where a chart's lines are, from 0 to the first that is not below the greatest value: round numbers, at most five of them. */
export function axisTicks(greatest: number): number[] {
  if (!(greatest > 0)) return [0, 1]
  const rough = greatest / MOST_TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power
  const count = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
