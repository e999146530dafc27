import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { ImportIssues } from '../import-issues.ts'
import { openImageFolder } from './image-folder.ts'
import { listEntries } from './list-entries.ts'

const folderOf = async (files: readonly string[]) => {
  const folder = await temporaryFolder()
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  return folder
}

test('lists a folder, and those below on request, up to a number of entries', async () => {
  const folder = await folderOf(['a.png', 'b/c.png', 'b/d/e.png'])
  const names = async (most: number, isDeep: boolean) => {
    const { entries, isWhole } = await listEntries(folder, most, isDeep)
    return [entries.map(({ name }) => name).toSorted(), isWhole]
  }
  expect(await names(10, false)).toEqual([['a.png', 'b'], true])
  expect(await names(5, true)).toEqual([['a.png', 'b', 'c.png', 'd', 'e.png'], true])
  expect((await names(4, true))[1]).toBe(false)
  await expect(listEntries(join(folder, 'z'), 10)).rejects.toThrow('ENOENT')
})

test('refuses a folder of pictures with more files than a shop has', async () => {
  const folder = await folderOf(['pictures/a.png', 'pictures/b.png', 'pictures/c.png'])
  const issuesWith = async (most?: number) => {
    const issues = new ImportIssues('en')
    await openImageFolder(folder, { image: () => null }, issues, most)
    return issues.list
  }
  expect(await issuesWith()).toEqual([])
  expect(await issuesWith(2)).toEqual([
    { file: 'pictures/', row: null, column: null, reason: 'has more than 2 files' },
  ])
})
