import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inheritedSocket } from '@zayy/platform/http/inherited-socket'
import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'
import { stepDown } from '@zayy/platform/process/step-down'
import { findRunningServer } from './config/find-running-server.mjs'
import { ownerLanguage } from './config/owner-language.mjs'
import { readSettings } from './config/read-settings.mjs'
import { startMessages } from './config/start-messages.mjs'
import { prepareDataFolder } from './lifecycle/data-folder.ts'
import type { Log } from './lifecycle/log.ts'
import { stopOnSignal } from './lifecycle/shutdown.ts'

/** `npm run dev`: Vite serves pages from the sources. */
const dev = process.argv.includes('--dev')

// React chooses its build by NODE_ENV when it is loaded.
process.env.NODE_ENV = dev ? 'development' : 'production'

/** Files that must be readable for the user that the server switches to. */
const programFiles = [
  import.meta.url,
  import.meta.resolve('hono'),
  import.meta.resolve('../../storefront/dist/server/server.js'),
  import.meta.resolve('../../../demo/products.csv'),
].map((url) => fileURLToPath(url))

/** Under systemd all output goes to the journal, one JSON object per line, in English. */
const isService = process.env.INVOCATION_ID !== undefined

const language = isService
  ? 'en'
  : ownerLanguage(process.env, fileURLToPath(new URL('../../../', import.meta.url)))
const messages = startMessages[language]

let log: Promise<Log> | undefined

function openLog(): Promise<Log> {
  log ??= import('./lifecycle/log.ts').then(({ createLog }) => createLog())
  return log
}

async function print(line: string): Promise<void> {
  if (isService) (await openLog()).info({ event: 'start' }, line)
  else console.log(line)
}

/** Tells `npm start` that the shop is open. */
async function reportOpen(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send) process.send('open', undefined, undefined, () => resolve())
    else resolve()
  })
}

const onStop = stopOnSignal()

/** Prints errors that the operator can fix in one line, and any other with its stack. */
async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd())
    await prepareDataFolder(settings.dataDir)
    const note = dev ? undefined : await stepDown(settings.dataDir, programFiles)
    if (note) await print(messages.runsAsRoot[note.denied](note.uid, note.folder))
    const inherited = inheritedSocket(process.env)
    const running = inherited === undefined ? await findRunningServer(settings.dataDir) : null
    // Without PORT the caller wants the shop open, wherever that is.
    if (running && (!process.env.PORT?.trim() || running.port === String(settings.port))) {
      await print(messages.alreadyOpen(settings.publicUrl ?? running.origin))
      await reportOpen()
      process.exit(0)
    }
    // Node's cache of compiled code is in DATA_DIR, because the server writes nowhere else.
    enableCompileCache(join(settings.dataDir, 'cache'))
    resolveDrizzleQuickly()
    const { serve } = await import('./serve.ts')
    const openStorefront = dev
      ? (await import('./dev/vite-storefront.ts')).openViteStorefront
      : (await import('./lifecycle/storefront-build.ts')).loadStorefront
    await serve(settings, {
      onStop,
      print,
      messages,
      openStorefront,
      inherited,
    })
    await reportOpen()
  } catch (error) {
    const { explainError } = await import('./config/explain-error.ts')
    // In English, the messages of the database and of the image store say more than a translation.
    const isDetailed =
      error instanceof Error && ['DatabaseStartupError', 'ImageStoreError'].includes(error.name)
    const issue =
      isDetailed && language === 'en'
        ? error.message
        : explainError(error, language, process.env.SHOP_COMMAND?.trim() || undefined)
    if (isService && issue) (await openLog()).error({ event: 'start_failed' }, issue)
    else console.error(issue ?? error)
    process.exit(1)
  }
}

await main()
