import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Environment of a benchmark's own programs, so that npm and they find the same Node. */
export const environment = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
  NODE_ENV: 'production',
}

/**
 * Copies a folder of bench with a package.json below node_modules/.cache, installs its packages there, and returns the copy. Later
 * runs use it again.
 * @param name of the folder, such as `peers/medusa`
 */
export async function installPackage(name: string): Promise<string> {
  const cache = new URL(`../node_modules/.cache/bench/${name}/`, import.meta.url)
  const folder = fileURLToPath(cache)
  await mkdir(folder, { recursive: true })
  await cp(new URL(`${name}/`, import.meta.url), folder, { recursive: true })
  console.log(`installing ${name}`)
  await run('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
    maxBuffer: 2 ** 26,
  })
  return folder
}
