import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of the heap above which garbage is collected at once. The lists of a catalogue of 100,000 products are some 60 MB. */
const LARGE_HEAP = 150_000_000

let collect: (() => void) | undefined

/**
 * Collects garbage if the heap is large. By itself, the collector lets a heap grow to several times what is used if the machine has
 * memory, which a server beside it may need.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < LARGE_HEAP) return
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc')
  }
  collect?.()
}
