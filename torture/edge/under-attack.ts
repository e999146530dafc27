import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ShopServer, startShop, untilReady } from '../harness/shop-server.ts'
import type { AttackedShop, Met } from './attacker.ts'
import { type AttackName, attacks, trustedProxy } from './attacks.ts'

/** Measurements of a visitor and the server. Times in milliseconds, memory in MB. */
export type UnderAttack = Met & {
  /** Median time of a cached page, before and during the attack. */
  quiet: number
  attacked: number
  /** `attacked` / `quiet`. */
  slower: number
  /** Numbers of successful and failed visits during the attack. */
  answers: number
  failed: number
  /** Numbers of successful and failed health checks during the attack. */
  checks: number
  failedChecks: number
  /** Peak resident memory of the server, and its increase during the attack. */
  memory: number
  added: number
  /** Share of the server's runnable time that it waited for a processor. */
  starved: number
}

export type AttackOptions = {
  attack: AttackName
  /** Client address; 127.0.0.2 by default. */
  attacker?: string
  /** Seconds of measurement before the attack. */
  quietSeconds: number
  seconds: number
  meets?: AttackedShop['meets']
}

/** MB. An attack ends early when the server reaches this. */
const ABORT_MEMORY = 1_000

/**
 * Starts the shop in a filled `dataDir`, calls `use`, and stops the shop.
 * @param unguarded the attack whose guard is removed
 */
export async function withAttackedShop<Result>(
  dataDir: string,
  unguarded: AttackName | null,
  use: (shop: ShopServer) => Promise<Result>,
): Promise<Result> {
  const without = new URL(`./without-guard.ts#${unguarded}`, import.meta.url)
  const options = ['--max-semi-space-size=8', ...(unguarded ? [`--import=${without}`] : [])]
  const env = {
    LIMITS: 'normal',
    TRUSTED_PROXIES: trustedProxy,
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: options.join(' '),
  }
  const shop = await startShop({ dataDir, env })
  try {
    await untilReady(shop.address)
    return await use(shop)
  } finally {
    if (shop.exitCode() === undefined) {
      // An unguarded server may be too busy to handle a signal.
      const killed = setTimeout(() => shop.child.kill('SIGKILL'), 15_000)
      await shop.stop()
      clearTimeout(killed)
    }
  }
}

/** Runs one attack on a shop and measures one visitor. */
export async function underAttack(
  { address, child }: ShopServer,
  { attack, attacker = '127.0.0.2', quietSeconds, seconds, meets }: AttackOptions,
): Promise<UnderAttack> {
  const pid = child.pid ?? 0
  const shop: AttackedShop = { address, attacker, images: await imagesOf(address), meets }
  for (let ask = 0; ask < 20; ask += 1) await (await fetch(`${address}/en`)).arrayBuffer()
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: `${address}/en` })
  const timesOf = async (): Promise<number[]> => {
    const reply = once(visitor, 'message')
    visitor.postMessage('tell')
    const [times] = await reply
    return times
  }
  const end = new AbortController()
  let memory = 0
  const watch = setInterval(() => {
    void memoryOf(pid).then((now) => {
      memory = Math.max(memory, now)
      if (memory > ABORT_MEMORY) end.abort()
    })
  }, 100)
  try {
    await pause(1_000 * quietSeconds)
    const quiet = median(await timesOf())
    const before = await memoryOf(pid)
    memory = before
    const had = await processorOf(pid)
    const checking = checkHealth(address, end.signal)
    const attacking = attacks[attack](shop, end.signal)
    await pause(1_000 * seconds, undefined, { signal: end.signal }).catch(() => {})
    end.abort()
    const met = await attacking
    const health = await checking
    await pause(1_000)
    const times = await timesOf()
    const has = await processorOf(pid)
    const waited = has.waited - had.waited
    const attacked = median(times)
    const answers = times.filter(Number.isFinite).length
    return {
      ...met,
      ...health,
      quiet: rounded(quiet),
      attacked: rounded(attacked),
      slower: rounded(attacked / quiet),
      answers,
      failed: times.length - answers,
      memory,
      added: memory - before,
      starved: Math.round((100 * waited) / (waited + has.worked - had.worked)) / 100,
    }
  } finally {
    clearInterval(watch)
    await visitor.terminate()
  }
}

/** Checks readiness as a proxy does: every 250 ms, each time over a new connection. */
async function checkHealth(
  address: string,
  signal: AbortSignal,
): Promise<Pick<UnderAttack, 'checks' | 'failedChecks'>> {
  const health = { checks: 0, failedChecks: 0 }
  while (!signal.aborted) {
    if (await isAnswered(address)) health.checks += 1
    else health.failedChecks += 1
    await pause(250)
  }
  return health
}

/** Returns whether `/readyz` gives any answer: the state of the database does not matter here. */
function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`${address}/readyz`, { agent: false, timeout: 30_000 }, (answer) => {
      answer.resume()
      resolve(true)
    })
    request.once('error', () => resolve(false))
    request.once('timeout', () => request.destroy())
  })
}

/** Returns the paths of the images of several pages, in every width and format. */
async function imagesOf(address: string): Promise<string[]> {
  const hashes = new Set<string>()
  for (const page of ['/en', '/en/shop', '/en/shop?page=2', '/en/blogs'])
    for (const [, hash = ''] of (await (await fetch(address + page)).text()).matchAll(
      /\/media\/([0-9a-f]{20})\//g,
    ))
      hashes.add(hash)
  return [...hashes].flatMap((hash) =>
    [200, 400, 800, 1200, 1600, 2400].flatMap((width) =>
      ['avif', 'webp'].map((format) => `/media/${hash}/${width}.${format}`),
    ),
  )
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024)
}

/** Returns the running and waiting time of the server's main thread, in nanoseconds (Linux schedstat). */
async function processorOf(pid: number): Promise<{ worked: number; waited: number }> {
  const [worked = 0, waited = 0] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ').map(Number)
  return { worked, waited }
}

/** Infinity for an empty list. */
function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
