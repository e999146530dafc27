/**
 * The render process, started by image-maker.ts. A hostile file does its harm in the decoder, and native code can
 * only be stopped by ending its process. The process watches its own CPU time and memory, and ends itself if an image
 * exceeds a limit.
 * Arguments: milliseconds of CPU time per image, bytes of memory.
 */

import { writeFileSync } from 'node:fs'
import { makeDerivative } from './make-derivative.ts'
import { type Made, readTask } from './maker-messages.ts'

const [processorMs = 0, memoryBytes = 0] = process.argv.slice(2).map(Number)
const WATCH_EVERY_MS = 50

/** Kills the process at once. `process.exit` would wait for native threads. */
const end = () => process.kill(process.pid, 'SIGKILL')

const answer = (made: Made, then: () => void = () => {}) => process.send?.(made, then)

/** Watches the resources that an image uses. Returns a function that ends the watch. */
function watch(): () => void {
  const begun = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / 1000 > processorMs)
      answer({ failed: `took more than ${processorMs / 1_000} s of the processor` }, end)
    else if (process.memoryUsage.rss() > memoryBytes)
      answer({ failed: `took more than ${Math.round(memoryBytes / 1e6)} MB of memory` }, end)
    else return
    clearInterval(timer)
  }, WATCH_EVERY_MS)
  return () => clearInterval(timer)
}

process.on('message', async (message) => {
  const task = readTask(message)
  if (!task) return end()
  const ended = watch()
  const made = await makeDerivative(task.original, task.derivative).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }),
  )
  ended()
  answer(made)
})
process.on('disconnect', end)

// If the system runs out of memory, Linux kills this process first.
if (process.platform === 'linux')
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // A container may forbid it.
  }
