/** "A shop of the tests' own": as `npm start` opens it, with the demo catalogue, on a folder that goes when it ends. */

import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const { DATABASE_URL: _, PUBLIC_URL: __, E2E_DATA: data, ...around } = process.env
if (data === undefined) throw new Error('playwright.config.ts says where the shop keeps its data')
const shop = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
  stdio: 'inherit',
  env: { ...around, PORT: process.env.E2E_PORT, HOST: '127.0.0.1', DATA_DIR: data, LIMITS: 'relaxed' },
})
// The shop gets the same signal, being in the same group; this waits for its end.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
shop.once('close', async (code) => {
  await rm(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
