import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../apps/server/src/config/read-settings.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { installWhatIsMissing } from './install.mjs'
import { projectNode } from './project-node.mjs'
import { Expected, root } from './root.mjs'

/**
 * V8 lets its young generation grow to 16 MB or more, twice, and never gives it back. The server collects what its start
 * left once it is open (`collectAfterStart`).
 */
const smallMemory = ['--max-semi-space-size=8', '--expose-gc']

/**
 * How glibc hands out memory. Fewer arenas: what pictures and compression leave is used again rather than kept by each
 * thread. Blocks from 64 kB on are given back as soon as they are free: by itself glibc raises that bound to 32 MB with
 * the first large block that is freed, and whatever brotli and sharp need then stays (bench/memory).
 */
const smallArenas = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/**
 * Installs, builds and serves. Ends as the server ends.
 * @param {string[]} args  `--dev`: nothing is built, the server renders and sends the pages from their sources; it starts
 *   again when a source of its own changes
 */
export async function startShop(args) {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  try {
    readSettings(process.env, root)
  } catch (error) {
    throw new Expected(error instanceof Error ? error.message : String(error))
  }
  await installWhatIsMissing()
  const main = join(root, 'apps/server/src/main.ts')
  if (args.includes('--dev')) {
    process.exitCode = await serve(['--watch', '--watch-preserve-output', main, '--dev'])
  } else {
    await buildStorefront()
    process.exitCode = await serve([...smallMemory, '--disable-proto=delete', main])
  }
  process.exit()
}

/**
 * Hands over to the server, and every signal with it. The server is in a process group of its own, as a Ctrl-C
 * reaches the whole group of the terminal, npm passes it on besides, and a second one means "at once" to it.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function serve(args) {
  const server = spawn(projectNode(), args, {
    cwd: root,
    env: { ...smallArenas, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  let last = 0
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    const now = Date.now()
    if (now - last > 500) server.kill(signal)
    last = now
  }
  process.on('SIGTERM', () => forward('SIGTERM'))
  process.on('SIGINT', () => forward('SIGINT'))
  process.on('SIGHUP', () => forward('SIGTERM'))
  return await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('close', (code) => resolve(code ?? 1))
  })
}
