import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A visitor on a thread of its own, so that what the attack costs its own side delays nothing here: asks for a kept page
 * every 40 ms over a connection that is kept, and tells of each answer how long it took, in milliseconds; -1: none.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.1' })

function ask(): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const request = get(String(workerData), { agent, timeout: 60_000 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200 ? performance.now() - begun : -1))
    })
    request.once('error', () => resolve(-1))
    request.once('timeout', () => request.destroy())
  })
}

for (;;) {
  parentPort?.postMessage(await ask())
  await pause(40)
}
