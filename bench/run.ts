import { readdir } from 'node:fs/promises'

/** `npm run bench [name …]`: every benchmark, or those named, one after the other. */
const wanted = process.argv.slice(2)
const here = new URL('.', import.meta.url)
for (const entry of await readdir(here, { withFileTypes: true })) {
  if (!entry.isDirectory() || (wanted.length > 0 && !wanted.includes(entry.name))) continue
  console.log(`— ${entry.name}`)
  await import(new URL(`${entry.name}/run.ts`, here).href)
}
