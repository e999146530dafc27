/** Starts the shop of the tests as `npm start` does, with the demo catalogue, and removes its folder when it ends. */

import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const { DATABASE_URL: _, PUBLIC_URL: __, E2E_DATA: data, ...around } = process.env
if (data === undefined) throw new Error('E2E_DATA is not set: playwright.config.ts sets it')
const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))
const shop = spawn(process.execPath, [start, '--aside'], {
  stdio: 'inherit',
  env: {
    ...around,
    PORT: process.env.E2E_PORT,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LIMITS: 'relaxed',
    ZATCA: 'off',
  },
})
// The shop gets the same signal through the process group; this process waits for its end.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
shop.once('close', async (code) => {
  await rm(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
