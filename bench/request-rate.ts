import { Agent, get } from 'node:http'

/**
 * Measures the requests per second of `workers` clients that each send one request at a time. Reads bodies without
 * decompressing them. Rejects on any status other than 200.
 * @param path returns the path of the nth request
 */
export async function requestRate(
  origin: string,
  path: (request: number) => string,
  { requests = 1_000, workers = 8 } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  let next = 0
  const work = async () => {
    for (let request = next++; request < requests; request = next++)
      await ask(agent, `${origin}${path(request)}`)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: workers }, work))
  const seconds = (performance.now() - start) / 1_000
  agent.destroy()
  return requests / seconds
}

function ask(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('error', reject).on('end', resolve).resume()
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
    }).on('error', reject)
  })
}

/** @throws if `values` is empty */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  return middle
}
