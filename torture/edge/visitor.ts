import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Measures the waiting times of visitors, in a worker thread so that sending the attack does not delay it. Requests a
 * cached page every `rest` milliseconds over a new connection. On any message it posts the waiting times since the last
 * one in milliseconds, Infinity for a failed request. While an answer is late, further visitors would have arrived every
 * `rest` milliseconds; their waiting times count too.
 */
const rest = 40
let times: number[] = []
let asked = performance.now()

const agent = new Agent({ localAddress: '127.0.0.1' })

function ask(): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const request = get(String(workerData), { agent, timeout: 60_000 }, (answer) => {
      const isFine = answer.statusCode === 200
      answer
        .resume()
        .once('end', () => resolve(isFine ? performance.now() - begun : Number.POSITIVE_INFINITY))
    })
    request.once('error', () => resolve(Number.POSITIVE_INFINITY))
    request.once('timeout', () => request.destroy())
  })
}

/** Adds the waiting time of a request, and those of visitors who would have arrived during it. */
function count(took: number): void {
  times.push(took)
  for (let left = took - rest; left > 0 && Number.isFinite(left); left -= rest) times.push(left)
}

parentPort?.on('message', () => {
  const waiting = performance.now() - asked
  if (waiting > 10 * rest) count(waiting)
  parentPort?.postMessage(times)
  times = []
})

for (;;) {
  asked = performance.now()
  count(await ask())
  asked = Number.POSITIVE_INFINITY
  await pause(rest)
}
