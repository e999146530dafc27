/** A path that is not a file counts as missing, without waiting for it. */

import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { imageFinder } from './image-finder.ts'

const folder = await temporaryFolder()
await mkdir(join(folder, 'pictures'))
await writeFile(join(folder, 'pictures', 'one.png'), 'one')
const find = imageFinder([folder])

test('finds an image beside the texts or in the folder pictures', async () => {
  expect(Buffer.from((await find('one.png')) ?? []).toString()).toBe('one')
  expect(Buffer.from((await find('pictures/one.png')) ?? []).toString()).toBe('one')
})

test('finds no image at a folder or a missing file', async () => {
  expect([await find('pictures'), await find('two.png')]).toEqual([null, null])
})

test.runIf(process.platform !== 'win32')('a pipe counts as no image, and nobody waits for it', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.png')])
  expect(await find('pipe.png')).toBe(null)
})
