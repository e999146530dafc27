import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A visitor on a thread of its own, so that what the attack costs its own side delays nothing here: asks for a kept page
 * every 40 ms, each time over a new connection as a new visitor does. Told to, it tells how long each answer took, in milliseconds, endless where
 * none came. Whoever would have come while an answer was waited for would have waited for the rest of it, and counts too.
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

/** An answer that took so long, and those of the visitors who would have come meanwhile. */
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
