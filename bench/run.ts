import { readdir } from 'node:fs/promises'

/** `npm run bench [name …]`: runs all benchmarks, or the named ones, one after the other. */
// React chooses its build by NODE_ENV when it loads, as in apps/server/src/main.ts.
process.env.NODE_ENV = 'production'

const wanted = process.argv.slice(2)
const here = new URL('.', import.meta.url)
for (const entry of await readdir(here, { withFileTypes: true })) {
  if (!entry.isDirectory() || (wanted.length > 0 && !wanted.includes(entry.name))) continue
  console.log(`— ${entry.name}`)
  await import(new URL(`${entry.name}/run.ts`, here).href)
}
