/**
 * Returns the share of pairs in which the value of `first` is greater, ties counted as half (the area under the ROC curve,
 * Mann-Whitney's U as a share): 0.5 if both look alike, 0 or 1 if they are fully apart. It does not depend on the speed of
 * the machine.
 */
export function rankShare(first: readonly number[], second: readonly number[]): number {
  let greater = 0
  for (const one of first) for (const other of second) greater += one > other ? 1 : one === other ? 0.5 : 0
  return greater / (first.length * second.length)
}

/**
 * Times two functions in milliseconds. Runs them alternately, `pairs` times each, so that a busy machine slows both.
 * @param prepare done before each, and not timed
 */
export async function timeInTurns(
  pairs: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<{ first: number[]; second: number[] }> {
  const times = { first: [] as number[], second: [] as number[] }
  const time = async (work: () => Promise<unknown>, into: number[]) => {
    await prepare()
    const begun = performance.now()
    await work()
    into.push(performance.now() - begun)
  }
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [() => time(first, times.first), () => time(second, times.second)]
    for (const turn of pair % 2 ? turns : turns.reverse()) await turn()
  }
  return times
}
