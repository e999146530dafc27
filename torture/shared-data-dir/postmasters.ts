import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Returns the process ids of the PostgreSQL servers of all namespaces in the cluster of `dataDir`. */
export function postmasters(dataDir: string): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOfServer(name, join(dataDir, 'postgres/cluster')) : undefined
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  return [...parents].filter(([, parent]) => !parents.has(parent)).map(([pid]) => pid)
}

/** Returns the parent of a postmaster, or of a child that has not renamed itself yet; undefined for other processes. */
function parentOfServer(pid: string, cluster: string): number | undefined {
  try {
    if (!readlinkSync(`/proc/${pid}/exe`).endsWith('/postgres')) return undefined
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return undefined
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('-D')) return undefined
    return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Counts servers every 20 ms until `stop`, which returns the largest number at one time. */
export function watchPostmasters(dataDir: string): { stop(): Promise<number> } {
  let most = 0
  let open = true
  const watching = (async () => {
    for (; open; await pause(20)) most = Math.max(most, postmasters(dataDir).length)
  })()
  return {
    stop: async () => {
      open = false
      await watching
      return most
    },
  }
}
