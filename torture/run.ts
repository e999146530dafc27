import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

/**
 * `npm run torture [name …]`: runs all programs, or the named ones, one after the other. `CHECKOUT=<folder>` tests the
 * server of another source tree.
 */
const wanted = process.argv.slice(2)
const here = new URL('.', import.meta.url)
for (const entry of await readdir(here, { withFileTypes: true })) {
  const program = new URL(`${entry.name}/run.ts`, here)
  if (!entry.isDirectory() || !existsSync(program)) continue
  if (wanted.length > 0 && !wanted.includes(entry.name)) continue
  console.log(`— ${entry.name}`)
  await import(program.href)
}
