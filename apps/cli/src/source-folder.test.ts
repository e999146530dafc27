/** Root imports a folder that the shop's user cannot read. */

import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { readableFolder } from './source-folder.ts'

/** An unprivileged user, who owns nothing here at first. */
const account = { uid: 65_534, gid: 65_534 }

test.runIf(process.getuid?.() === 0)('copies the files of a closed folder, without pipes', async () => {
  const root = await temporaryFolder()
  await chmod(root, 0o700)
  const [folder, dataDir] = await Promise.all(['own-', 'data-'].map((name) => mkdtemp(join(root, name))))
  if (!folder || !dataDir) throw new Error('There are no folders')
  await writeFile(join(folder, 'products.csv'), 'sku')
  execFileSync('mkfifo', [join(folder, 'pipe.csv')])
  const copy = await readableFolder(folder, account, dataDir)
  expect(await readdir(copy.folder)).toEqual(['products.csv'])
  await copy.remove()
  expect(await readdir(dataDir)).toEqual([])
})
