/**
 * Requests a second that a server answers to `workers` clients that each wait for their answer before asking again.
 * `path` is told the number of the request. Anything but a 200 ends the measurement.
 */
export async function requestRate(
  origin: string,
  path: (request: number) => string,
  { requests = 1_000, workers = 8 } = {},
): Promise<number> {
  let next = 0
  const work = async () => {
    for (let request = next++; request < requests; request = next++) {
      const answer = await fetch(`${origin}${path(request)}`, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path(request)} answered ${answer.status}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: workers }, work))
  return (requests * 1_000) / (performance.now() - start)
}

/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}
