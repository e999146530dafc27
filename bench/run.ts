import { readdir } from 'node:fs/promises'
import { writeTable } from './result.ts'

/** `npm run bench [name …]`: runs the short benchmarks, or the named ones, one after the other. */
// React chooses its build by NODE_ENV when it loads, as in apps/server/src/main.ts.
process.env.NODE_ENV = 'production'

/** They take minutes, or need the internet. */
const onlyByName = ['catalogue-import', 'growth', 'lighthouse', 'memory', 'peers']
const wanted = process.argv.slice(2)
const runs = (name: string) => (wanted.length === 0 ? !onlyByName.includes(name) : wanted.includes(name))
const here = new URL('.', import.meta.url)
for (const entry of await readdir(here, { withFileTypes: true })) {
  if (!entry.isDirectory() || !runs(entry.name)) continue
  console.log(`— ${entry.name}`)
  await import(new URL(`${entry.name}/run.ts`, here).href)
}
await writeTable()
