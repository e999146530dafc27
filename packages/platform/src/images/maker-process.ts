/**
 * The process that makes pictures, started by picture-maker.ts: decoding is where a hostile file does its harm, and
 * native code that runs cannot be broken off but by ending its process. It watches its own use of the processor and of
 * memory, and ends itself where a picture takes more than it may.
 *
 * Arguments: milliseconds of the processor for a picture, bytes of memory.
 */

import { writeFileSync } from 'node:fs'
import { makeDerivative } from './make-derivative.ts'
import { type Made, readTask } from './maker-messages.ts'

const [processorMs = 0, memoryBytes = 0] = process.argv.slice(2).map(Number)
const watchEveryMs = 50

/** Ends at once. Not `process.exit`, which waits for native threads. */
const end = () => process.kill(process.pid, 'SIGKILL')

const answer = (made: Made, then: () => void = () => {}) => process.send?.(made, then)

/** Watches what a picture takes. Returns what ends the watch. */
function watch(): () => void {
  const begun = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / 1000 > processorMs)
      answer({ failed: `took more than ${processorMs} ms of the processor` }, end)
    else if (process.memoryUsage.rss() > memoryBytes)
      answer({ failed: `took more than ${Math.round(memoryBytes / 1e6)} MB of memory` }, end)
    else return
    clearInterval(timer)
  }, watchEveryMs)
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

// Where memory runs out all the same, Linux ends this process before any other.
if (process.platform === 'linux')
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // A container may not allow it.
  }
