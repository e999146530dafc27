import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readSettings } from './config/read-settings.mjs'
import { stopOnSignal } from './lifecycle/stopping.ts'

const onStop = stopOnSignal()
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)))

/** A fault that the person who starts the shop can mend ends in one line; any other shows where it happened. */
async function main(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.cwd())
    const { serve } = await import('./serve.ts')
    await serve(settings, { onStop, say: (line) => console.log(line) })
  } catch (fault) {
    const expected =
      fault instanceof Error && ['SettingFault', 'StartFault', 'DatabaseFault'].includes(fault.name)
    console.error(expected ? fault.message : fault)
    process.exit(1)
  }
}

await main()
