import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The PostgreSQL servers, of whatever namespace, that work in the cluster of `dataDir`: their process numbers here. */
export function postmasters(dataDir: string): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOfServer(name, join(dataDir, 'postgres/cluster')) : undefined
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  return [...parents].filter(([, parent]) => !parents.has(parent)).map(([pid]) => pid)
}

/** The parent of a process if it is a server or a child that has not taken its name yet; its named children are not. */
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

/** Looks for servers every 20 ms until `stop`, which tells the most that ran at one time. */
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
