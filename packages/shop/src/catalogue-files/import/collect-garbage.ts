import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of the heap above which garbage is collected at once. The lists of a catalogue of 100,000 products are some 60 MB. */
const LARGE_HEAP = 150_000_000

/** Bytes that may be added after a collection before the next: each takes a tenth of a second or more. */
const WORTH_COLLECTING = 50_000_000

let collect: (() => void) | undefined

/** Fewest bytes of the heap that a call has found since the last collection. */
let kept = 0

/**
 * Collects garbage if the heap is large. By itself, the collector lets a heap grow to several times what is used if the machine has
 * memory, which a server beside it may need.
 */
export function collectGarbage(): void {
  const { heapUsed } = process.memoryUsage()
  kept = Math.min(kept, heapUsed)
  if (heapUsed < Math.max(LARGE_HEAP, kept + WORTH_COLLECTING)) return
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc')
  }
  collect?.()
  kept = process.memoryUsage().heapUsed
}
