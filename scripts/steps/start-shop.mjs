import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readSettings } from '../../apps/server/src/config/read-settings.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { installWhatIsMissing } from './install.mjs'
import { Expected, projectNode, root } from './root.mjs'

/** V8 lets its young generation grow to 16 MB or more, twice, and never gives it back: megabytes. */
const smallMemory = ['--max-semi-space-size=8']

/**
 * Installs, builds and serves. Ends as the server ends.
 * @param {string[]} args  `--dev`: the pages are built again, and the server starts again, on every change
 */
export async function startShop(args) {
  try {
    readSettings(process.env, root)
  } catch (fault) {
    throw new Expected(fault instanceof Error ? fault.message : String(fault))
  }
  await installWhatIsMissing()
  await buildStorefront()
  if (args.includes('--dev')) buildOnChange()
  const dev = args.includes('--dev')
  const watch = dev ? ['--watch', '--watch-preserve-output'] : []
  process.exitCode = await serve(
    [...watch, ...smallMemory, '--disable-proto=delete', join(root, 'apps/server/src/main.ts')],
    dev ? 'development' : 'production',
  )
  process.exit()
}

/**
 * Hands over to the server, and every signal with it. The server is in a process group of its own, as a Ctrl-C
 * reaches the whole group of the terminal, npm passes it on besides, and a second one means "at once" to it.
 * @param {string[]} args
 * @param {'development' | 'production'} mode
 * @returns {Promise<number>} the exit code
 */
async function serve(args, mode) {
  const server = spawn(projectNode, args, {
    cwd: root,
    // Fewer arenas: memory that pictures and compression leave is used again rather than kept by each thread.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: mode },
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

/** What was built stays in place while it is built again, so that the server always finds a whole one. */
function buildOnChange() {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = spawn(projectNode, [vite, 'build', '--watch', '--emptyOutDir=false'], {
    cwd: join(root, 'apps/storefront'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => build.kill())
}
