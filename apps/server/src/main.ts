import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'
import { stepDown } from '@zayy/platform/process/step-down'
import { SecretsError } from '@zayy/platform/secrets/secrets-error'
import { explainSecrets } from './config/secrets.ts'
import { readSettings } from './config/read-settings.mjs'
import { inheritedSocket } from '@zayy/platform/http/inherited-socket'
import { prepareDataFolder } from './lifecycle/data-folder.ts'
import type { Log } from './lifecycle/log.ts'
import { stopOnSignal } from './lifecycle/shutdown.ts'

/** `npm run dev`: the pages come straight from the sources, through Vite. Nothing of that is loaded otherwise. */
const dev = process.argv.includes('--dev')

// React chooses its build by it when it is loaded, which rendering pages does.
process.env.NODE_ENV = dev ? 'development' : 'production'

/** What an ordinary user has to be able to read to run the shop. */
const program = [
  import.meta.url,
  import.meta.resolve('hono'),
  import.meta.resolve('../../storefront/dist/server/server.js'),
  import.meta.resolve('../../../demo/products.csv'),
].map((url) => fileURLToPath(url))

/** Started by systemd: all that is printed goes to the journal, one JSON object a line. */
const isService = process.env.INVOCATION_ID !== undefined

let log: Promise<Log> | undefined

/** Loads the log's library only when there is something to log. */
function openLog(): Promise<Log> {
  log ??= import('./lifecycle/log.ts').then(({ createLog }) => createLog())
  return log
}

/** Prints a start-up step. */
async function print(line: string): Promise<void> {
  if (isService) (await openLog()).info({ event: 'start' }, line)
  else console.log(line)
}

const onStop = stopOnSignal()
/** An error that the person who starts the shop can mend ends in one line; any other shows where it happened. */
async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd())
    await prepareDataFolder(settings.dataDir)
    const note = dev ? undefined : await stepDown(settings.dataDir, program)
    if (note) await print(note)
    // Compiled code for the next start: in DATA_DIR too, as nothing is written elsewhere.
    enableCompileCache(join(settings.dataDir, 'cache'))
    resolveDrizzleQuickly()
    const { serve } = await import('./serve.ts')
    const openStorefront = dev
      ? (await import('./dev/vite-storefront.ts')).openViteStorefront
      : (await import('./lifecycle/storefront-build.ts')).loadStorefront
    await serve(settings, {
      ...{ onStop, print, openStorefront },
      inherited: inheritedSocket(process.env),
    })
  } catch (error) {
    const expected =
      error instanceof Error && ['SettingsError', 'StartupError', 'DatabaseStartupError'].includes(error.name)
    const issue = error instanceof SecretsError ? explainSecrets(error, 'en') : expected && error.message
    if (isService && issue) (await openLog()).error({ event: 'start_failed' }, issue)
    else console.error(issue || error)
    process.exit(1)
  }
}

await main()
