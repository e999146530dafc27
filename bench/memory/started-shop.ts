import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { untilReady } from '../../torture/harness/shop-server.ts'
import { processesBelow, processorSeconds, residentMemory, sharedMemory } from './processes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Megabytes. @property starters npm, its shell and scripts/start.mjs */
export type ShopMemory = { server: number; postgres: number; starters: number }

export type StartedShop = AsyncDisposable & {
  origin: string
  processId: number
  memory(): Promise<ShopMemory>
  /** Waits until the server has been idle for `seconds`: it makes the first images in the background. */
  quiet(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the shop with `npm start` and waits until it is ready. */
export async function startShop(dataDir: string): Promise<StartedShop> {
  const port = await freePort()
  const npm = spawn('npm', ['start', '--', '--aside'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'relaxed', ZATCA: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = once(npm, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin)
  const starter = npm.pid ?? 0
  const server = (await processesBelow(starter)).find(({ command }) =>
    command.includes('apps/server/src/main.ts'),
  )
  if (!server) throw new Error('The server is not among the processes that npm started')
  const stop = async () => {
    process.kill(server.id, 'SIGTERM')
    await ended
  }
  return {
    origin,
    processId: server.id,
    memory: async () => {
      const below = await processesBelow(starter)
      const postgres = await processesBelow(server.id)
      const own = new Set([server.id, ...postgres.map(({ id }) => id)])
      return {
        server: await residentMemory(server.id),
        postgres: await sharedMemory([...own].filter((id) => id !== server.id)),
        starters: await sharedMemory([starter, ...below.map(({ id }) => id).filter((id) => !own.has(id))]),
      }
    },
    quiet: async (seconds) => {
      for (let quiet = 0, before = await processorSeconds(server.id); quiet < seconds; ) {
        await pause(1_000)
        const now = await processorSeconds(server.id)
        quiet = now - before < 0.05 ? quiet + 1 : 0
        before = now
      }
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
