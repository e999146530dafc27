import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readSettings } from './config/read-settings.mjs'
import { prepareDataFolder } from './lifecycle/data-folder.ts'
import { stopOnSignal } from './lifecycle/stopping.ts'

// React chooses its build by it when it is loaded, which `serve.ts` does. `npm run dev` asks for the other one.
process.env.NODE_ENV = process.env.NODE_ENV === 'development' ? 'development' : 'production'

const onStop = stopOnSignal()
/** A fault that the person who starts the shop can mend ends in one line; any other shows where it happened. */
async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd())
    await prepareDataFolder(settings.dataDir)
    // Compiled code for the next start: in DATA_DIR too, as nothing is written elsewhere.
    enableCompileCache(join(settings.dataDir, 'cache'))
    const { serve } = await import('./serve.ts')
    await serve(settings, { onStop, say: (line) => console.log(line) })
  } catch (fault) {
    const expected =
      fault instanceof Error && ['SettingsError', 'StartupError', 'DatabaseStartupError'].includes(fault.name)
    console.error(expected ? fault.message : fault)
    process.exit(1)
  }
}

await main()
