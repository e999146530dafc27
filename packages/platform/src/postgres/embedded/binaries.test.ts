/** No package runs an install script, so the shop links PostgreSQL's libraries itself. */

import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { installedFolder, linkLibraries } from './binaries.ts'

const run = promisify(execFile)

/** Copies the programs as npm unpacks them, without links that other tests of this installation may have made. */
async function unpacked(): Promise<{ folder: string; own: string }> {
  const root = await temporaryFolder()
  const folder = join(root, 'native')
  const installed = installedFolder()
  await cp(join(installed, 'bin/initdb'), join(folder, 'bin/initdb'))
  for (const entry of await readdir(join(installed, 'lib'), { withFileTypes: true }))
    if (entry.isFile() && entry.name.includes('.so'))
      await cp(join(installed, 'lib', entry.name), join(folder, 'lib', entry.name))
  await cp(join(installed, 'pg-symlinks.json'), join(folder, 'pg-symlinks.json'))
  return { folder, own: join(root, 'own') }
}

test.runIf(process.platform === 'linux').each(['beside the libraries', 'in a folder of our own'])(
  'a program starts with library links %s',
  async (place) => {
    const { folder, own } = await unpacked()
    if (place !== 'beside the libraries') {
      // Makes the target folder unwritable, even for root.
      const list = join(folder, 'pg-symlinks.json')
      await writeFile(
        list,
        (await readFile(list, 'utf8')).replaceAll('"target":"native/lib/', '"target":"native/closed/'),
      )
    }
    const env = await linkLibraries(folder, own)
    const { stdout } = await run(join(folder, 'bin/initdb'), ['--version'], { env })
    expect(stdout).toContain('initdb (PostgreSQL)')
  },
)
