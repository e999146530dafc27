import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findRunningServer } from '../../apps/server/src/config/find-running-server.mjs'
import { ownerLanguage } from '../../apps/server/src/config/owner-language.mjs'
import { readSettings } from '../../apps/server/src/config/read-settings.mjs'
import { rememberFolder, withRecalledFolder } from '../../apps/server/src/config/recalled-folder.mjs'
import { SettingsError } from '../../apps/server/src/config/settings-error.mjs'
import { startMessages } from '../../apps/server/src/config/start-messages.mjs'
import { buildStorefront, isStorefrontBuilt } from './build-storefront.mjs'
import { installWhatIsMissing, isInstalled } from './install.mjs'
import './load-env-file.mjs'
import { projectNode } from './project-node.mjs'
import { Expected, root } from './root.mjs'

const language = ownerLanguage(process.env, root)
const messages = startMessages[language]

/**
 * V8 lets each half of its young generation grow to 16 MB or more and never shrinks it. The server collects the garbage
 * of its start once it is open (`collectAfterStart`).
 */
const smallMemory = ['--max-semi-space-size=8', '--expose-gc']

/**
 * Settings of glibc's allocator. With two arenas, threads reuse the memory of image processing and compression. Blocks of
 * 64 kB or more return to the system when freed; by default glibc raises this bound to up to 32 MB after the first large
 * block, and keeps the memory of brotli and sharp (bench/memory).
 */
const smallArenas = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/**
 * Installs, builds and serves. Exits with the server's exit code.
 * @param {string[]} args  `--dev`: skips the build, serves the pages from their sources, and restarts the server when its
 *   sources change. `--aside`: the folder of the shop is not remembered
 */
export async function startShop(args) {
  const { env, dataDir } = shopSettings()
  if (env !== process.env) console.log(messages.openedLast(dataDir))
  await refuseToReplaceRunning(dataDir, args.includes('--dev'))
  await installWhatIsMissing(messages)
  const onOpen = args.includes('--aside') ? () => {} : () => remember(dataDir)
  const main = join(root, 'apps/server/src/main.ts')
  if (args.includes('--dev')) {
    process.exitCode = await serve(['--watch', '--watch-preserve-output', main, '--dev'], env, onOpen)
  } else {
    await buildStorefront(messages)
    process.exitCode = await serve([...smallMemory, '--disable-proto=delete', main], env, onOpen)
  }
  process.exit()
}

/**
 * Refuses to install or build while a shop runs from this folder: it loads its packages and pages as visitors open them.
 * @param {string} dataDir
 * @param {boolean} isDev
 * @throws {Expected}
 */
async function refuseToReplaceRunning(dataDir, isDev) {
  if ((await isInstalled()) && (isDev || (await isStorefrontBuilt()))) return
  for (const folder of new Set([dataDir, folderOpenedLast()])) {
    const running = await findRunningServer(folder)
    if (running) throw new Expected(messages.openBeforeUpdate(running.origin))
  }
}

/** Returns the folder of a start without DATA_DIR, even if it is gone. */
function folderOpenedLast() {
  try {
    return readSettings(withRecalledFolder({}, root), root).dataDir
  } catch {
    return join(root, 'data')
  }
}

/** @returns the environment with the shop's folder, and that folder */
function shopSettings() {
  try {
    const env = withRecalledFolder(process.env, root)
    return { env, dataDir: readSettings(env, root).dataDir }
  } catch (error) {
    if (error instanceof SettingsError) throw new Expected(error.in(language))
    throw new Expected(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} dataDir */
function remember(dataDir) {
  if (rememberFolder(root, dataDir)) return
  console.log(messages.notRemembered(dataDir, root))
}

/**
 * Runs the server and forwards signals to it, at most one per 500 ms. The server has its own process group: otherwise it
 * would receive a Ctrl-C from the terminal and again from npm, and a second signal means "stop at once".
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {() => void} onOpen
 * @returns {Promise<number>} the exit code
 */
async function serve(args, env, onOpen) {
  const server = spawn(projectNode(), args, {
    cwd: root,
    env: { ...smallArenas, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  server.on('message', (message) => {
    if (message === 'open') onOpen()
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
  const [code] = await once(server, 'close')
  return code ?? 1
}
