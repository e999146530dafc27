import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { seededRandom } from '../harness/seeded-random.ts'
import { killQuietly } from '../harness/shop-server.ts'
import { type Container, startContainer } from './container.ts'
import { postmasters, watchPostmasters } from './postmasters.ts'

/** @property mostServers largest number of servers at one time. @property lost acknowledged rows that are missing */
export type Outcome = { mostServers: number; acknowledged: number; lost: number; seconds: number }

type Work<T> = (dataDir: string, containers: Container[]) => Promise<T>

/** Runs `work` in a temporary folder and counts servers meanwhile. Afterwards checks for every acknowledged row. */
async function inFolder<T>(work: Work<T>): Promise<Outcome & T> {
  // Not `withTemporaryFolder`, which kills the server by its process id: here that id belongs to another namespace.
  const folder = await mkdtemp(join(tmpdir(), 'zayy-torture-'))
  try {
    const begun = Date.now()
    const dataDir = join(folder, 'data')
    await mkdir(dataDir, { mode: 0o755 })
    const containers: Container[] = []
    const watch = watchPostmasters(dataDir)
    try {
      const figures = await work(dataDir, containers)
      for (const pid of postmasters(dataDir)) killQuietly(pid, 'SIGCONT')
      for (const container of containers) if (!container.hasEnded()) await container.stop()
      const kept = await rowsIn(dataDir)
      const acknowledged = containers.flatMap(({ rows }) => rows)
      const lost = acknowledged.filter((id) => !kept.has(id)).length
      const seconds = Math.round((Date.now() - begun) / 1_000)
      return { ...figures, mostServers: await watch.stop(), acknowledged: acknowledged.length, lost, seconds }
    } finally {
      await watch.stop()
      for (const container of containers) await container.kill()
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Returns the rows that a newly started server finds, or an empty set if it does not start. Waits longer than `answer`, as
 * recovery takes a while on a busy machine.
 */
async function rowsIn(dataDir: string): Promise<Set<string>> {
  await using reader = startContainer(dataDir, 60_000)
  await reader.settled(75_000)
  if (!reader.isOpen()) return new Set()
  const client = new pg.Client({
    host: join(dataDir, 'postgres/socket'),
    port: 5432,
    user: 'keeper',
    database: 'shop',
  })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from rows')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}

async function untilRows(container: Container, count: number): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(20))
    if (container.rows.length >= count) return true
  return false
}

/** Stops the first container's server (SIGSTOP), starts a second container, and continues the first. */
export function stoppedServer(answer: number) {
  return inFolder(async (dataDir, containers) => {
    const first = startContainer(dataDir, answer)
    containers.push(first)
    await untilRows(first, 20)
    const [pid = 0] = postmasters(dataDir)
    killQuietly(pid, 'SIGSTOP')
    const second = startContainer(dataDir, answer)
    containers.push(second)
    await second.settled(answer + 30_000)
    const refusal = second.refused() ?? 'not refused'
    // Gives a second server the time to do damage.
    await pause(second.isOpen() ? 3_000 : 0)
    killQuietly(pid, 'SIGCONT')
    const goesOn = await untilRows(first, first.rows.length + 20)
    return { refusal, goesOn }
  })
}

/** Kills the first container while it writes. The second, which uses the first's server, starts a new one. */
export function killedContainer(answer: number) {
  return inFolder(async (dataDir, containers) => {
    const first = startContainer(dataDir, answer)
    containers.push(first)
    await untilRows(first, 20)
    const second = startContainer(dataDir, answer)
    containers.push(second)
    await second.settled()
    await first.kill()
    const at = Date.now()
    const before = second.rows.length
    const recovered = await untilRows(second, before + 20)
    return { recovered, recoveredAfterMs: Date.now() - at }
  })
}

const actions = [
  'stop',
  'kill container',
  'kill server',
  'freeze server',
  'freeze supervisor',
  'start',
  'start',
] as const

/** Expected errors of a start: another server is running, or our own was frozen or killed before it answered. */
const clear =
  /^DATA_DIR is in use: |^The database in DATA_DIR (was started, but does not answer|does not start: it ended without a word)$/

/** Starts, stops, kills and freezes three containers for `milliseconds`, in an order determined by `seed`. */
export function randomLives(milliseconds: number, seed: number, answer: number) {
  return inFolder(async (dataDir, containers) => {
    const random = seededRandom(seed)
    const next = (limit: number) => Math.floor(random() * limit)
    const counts: Record<string, number> = {}
    const slots: (Container | undefined)[] = [undefined, undefined, undefined]
    const ending: Promise<void>[] = []
    // Up to four times as long if a busy machine has committed nothing by then.
    const end = Date.now() + milliseconds
    const longest = end + 3 * milliseconds
    const hasRows = () => containers.some(({ rows }) => rows.length > 0)
    for (; Date.now() < (hasRows() ? end : longest); await pause(100 + next(900))) {
      const slot = next(slots.length)
      const container = slots[slot]
      const action = container && !container.hasEnded() ? actions[next(actions.length)] : 'start'
      if (action === 'start' && container && !container.hasEnded()) continue
      counts[action ?? ''] = (counts[action ?? ''] ?? 0) + 1
      if (action === 'start' || !container) {
        const started = startContainer(dataDir, answer)
        containers.push(started)
        slots[slot] = started
      } else if (action === 'stop') ending.push(container.stop())
      else if (action === 'kill container') await container.kill()
      else if (action === 'kill server') for (const pid of postmasters(dataDir)) killQuietly(pid, 'SIGKILL')
      else if (action === 'freeze server') {
        const frozen = postmasters(dataDir)
        for (const pid of frozen) killQuietly(pid, 'SIGSTOP')
        await pause(next(2 * answer))
        for (const pid of frozen) killQuietly(pid, 'SIGCONT')
      } else {
        container.signal('SIGSTOP')
        await pause(next(2_000))
        container.signal('SIGCONT')
      }
    }
    await Promise.all(ending)
    const refusals = containers.flatMap((container) => container.refused() ?? [])
    return {
      seed,
      containers: containers.length,
      ...counts,
      refused: refusals.length,
      unclear: refusals.filter((line) => !clear.test(line)),
    }
  })
}

/**
 * Simulates that the first container runs on another machine that shares the disk, but not its locks and sockets: replaces
 * the lock file, removes the socket, and changes the owner file to another machine's.
 */
export function otherMachine(answer: number) {
  return inFolder(async (dataDir, containers) => {
    const first = startContainer(dataDir, answer)
    containers.push(first)
    await untilRows(first, 20)
    await pretendOtherMachine(join(dataDir, 'postgres'))
    const second = startContainer(dataDir, answer)
    containers.push(second)
    const at = Date.now()
    await second.settled(180_000)
    const startedAfterMs = Date.now() - at
    const started = await untilRows(second, 20)
    return { started, startedAfterMs, notes: second.notes }
  })
}

async function pretendOtherMachine(folder: string): Promise<void> {
  await writeFile(join(folder, 'lock.other'), '')
  await rename(join(folder, 'lock.other'), join(folder, 'lock'))
  await rm(join(folder, 'socket/.s.PGSQL.5432'), { force: true })
  const file = join(folder, 'owner.json')
  const owner = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  await writeFile(file, JSON.stringify({ ...owner, host: 'other', machineId: 'other', bootId: 'other' }))
}
