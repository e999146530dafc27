import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { seededRandom } from '../harness/seeded-random.ts'
import { killQuietly } from '../harness/shop-server.ts'
import { type Container, startContainer } from './container.ts'
import { postmasters, watchPostmasters } from './postmasters.ts'

/** What a scenario came to: the most servers at one time, and rows that were acknowledged and are gone. */
export type Outcome = { mostServers: number; acknowledged: number; lost: number; seconds: number }

type Work<T> = (dataDir: string, containers: Container[]) => Promise<T>

/** Runs `work` in a folder of its own, counts servers meanwhile, and looks for every acknowledged row afterwards. */
async function inFolder<T>(work: Work<T>): Promise<Outcome & T> {
  // Not the harness's folder, whose server is ended by its number: here that is a number of another namespace.
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
 * The rows that a server started last finds; none when it cannot be started any more. On a busy machine, recovering what was
 * killed takes a while: that is no loss.
 */
async function rowsIn(dataDir: string): Promise<Set<string>> {
  const reader = startContainer(dataDir, 60_000)
  try {
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
  } finally {
    await reader.stop()
  }
}

async function untilRows(container: Container, count: number, patience = 30_000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(20))
    if (container.rows.length >= count) return true
  return false
}

/** The first container's server is stopped (SIGSTOP) when a second container starts; then it goes on. */
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
    // Time enough for a second server to do its damage.
    await pause(second.isOpen() ? 3_000 : 0)
    killQuietly(pid, 'SIGCONT')
    const goesOn = await untilRows(first, first.rows.length + 20)
    return { refusal, goesOn }
  })
}

/** The first container is killed whole while it writes; the second, which waits for its server, starts one. */
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

/** What ends a start: another's server, or our own that was frozen or killed before it answered. */
const clear =
  /^DATA_DIR is in use: |^The database in DATA_DIR (was started, but does not answer|does not start: it ended without a word)$/

/** Three containers are started, stopped, killed and frozen in the order that `seed` gives, for `milliseconds`. */
export function randomLives(milliseconds: number, seed: number, answer: number) {
  return inFolder(async (dataDir, containers) => {
    const random = seededRandom(seed)
    const next = (limit: number) => Math.floor(random() * limit)
    const counts: Record<string, number> = {}
    const slots: (Container | undefined)[] = [undefined, undefined, undefined]
    const ending: Promise<void>[] = []
    // On a machine that is so busy that nothing was committed in that time, up to four times as long.
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
 * As if the first container ran on another machine, with the disk shared but neither its locks nor its sockets: the
 * lock is another file, the socket is away, and the owner file names a machine that renews it no more.
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
