/**
 * How often one of `first` is greater than one of `second`, over all pairs, ties as half: 0.5 when nothing tells them apart,
 * 0 or 1 when everything does (the area under the ROC curve, Mann-Whitney's U as a share). No unit, so it does not depend on
 * how fast the machine is.
 */
export function rankShare(first: readonly number[], second: readonly number[]): number {
  let greater = 0
  for (const one of first) for (const other of second) greater += one > other ? 1 : one === other ? 0.5 : 0
  return greater / (first.length * second.length)
}

/**
 * How long two things take, in milliseconds, done in turns `pairs` times, each first every other time: what slows the machine
 * down meanwhile slows both.
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
