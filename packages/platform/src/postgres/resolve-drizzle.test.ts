import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const quickly = new URL('./resolve-drizzle.ts', import.meta.url).href

/** Lists the URLs, formats and exports of all drizzle-orm modules that a new process loads. */
async function loaded(before: string): Promise<string[]> {
  const script = `
    import { createRequire, registerHooks } from 'node:module'
    ${before}
    const lines = []
    registerHooks({ load(url, context, nextLoad) {
      const result = nextLoad(url, context)
      if (url.includes('/node_modules/drizzle-orm/')) lines.push(url + ' ' + result.format)
      return result
    } })
    for (const name of ['drizzle-orm', 'drizzle-orm/node-postgres', 'drizzle-orm/pg-core', 'drizzle-orm/migrator']) {
      lines.push(name + ' ' + Object.keys(await import(name)).join())
      lines.push(name + ' ' + import.meta.resolve(name) + ' ' + createRequire(import.meta.url).resolve(name))
    }
    console.log(JSON.stringify(lines.sort()))`
  const options = { cwd: new URL('../../../database', import.meta.url), maxBuffer: 1 << 22 }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], options)
  return JSON.parse(stdout)
}

test('loads the same drizzle-orm modules in the same format as without resolve hooks', async () => {
  const [plain, quick] = await Promise.all([
    loaded(''),
    loaded(`import { resolveDrizzleQuickly } from '${quickly}'\nresolveDrizzleQuickly()`),
  ])
  expect(plain.length).toBeGreaterThan(100)
  expect(quick).toEqual(plain)
})
