import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { keptFiles } from './kept-files.ts'

test('deletes the least recently used file, and counts files from earlier runs', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'a'))
  const write = (name: string) => writeFile(join(folder, 'a', name), new Uint8Array(40))
  const names = async () => (await readdir(join(folder, 'a'))).sort()
  await write('before')
  const files = keptFiles(folder, 100)
  await write('one')
  await files.wrote('a/one', 40)
  await files.used('a/before')
  await write('two')
  await files.wrote('a/two', 40)
  expect(await names()).toEqual(['before', 'two'])
  await write('before')
  await files.wrote('a/before', 40)
  expect(await names()).toEqual(['before', 'two'])
  await files.wrote('a/huge', 1_000)
  expect(await names()).toEqual([])
})
