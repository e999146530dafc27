import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))

/** Starts a new demo shop in a child process and calls `measure`. The storefront must be built. */
export async function withServedShop<T>(
  measure: (origin: string, dataDir: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zayy-bench-'))
  try {
    return await withServerOf(dataDir, (origin) => measure(origin, dataDir))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts the shop in `dataDir` in a child process and calls `measure`. The storefront must be built. */
export async function withServerOf<T>(
  dataDir: string,
  measure: (origin: string, processId: number) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const shop = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'relaxed', ZATCA: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(shop, 'exit')
  const origin = `http://127.0.0.1:${port}`
  try {
    await ready(origin, ended)
    return await measure(origin, shop.pid ?? 0)
  } finally {
    shop.kill('SIGTERM')
    await ended
  }
}

async function ready(origin: string, ended: Promise<unknown>): Promise<void> {
  let gone = false
  void ended.then(() => {
    gone = true
  })
  for (let tries = 0; tries < 240 && !gone; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The shop did not open within a minute')
}
