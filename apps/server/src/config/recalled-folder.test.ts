import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { rememberFolder, withRecalledFolder } from './recalled-folder.mjs'

test('finds the shop that was opened last, unless DATA_DIR names another', async () => {
  const project = await temporaryFolder()
  const [one, two] = [await temporaryFolder(), await temporaryFolder()]
  expect(withRecalledFolder({}, project)).toEqual({})
  for (const opened of [one, two, two, one]) {
    expect(rememberFolder(project, opened)).toBe(true)
    expect(withRecalledFolder({ PORT: '1', DATA_DIR: ' ' }, project)).toEqual({ PORT: '1', DATA_DIR: opened })
    expect(withRecalledFolder({ DATA_DIR: 'other' }, project)).toEqual({ DATA_DIR: 'other' })
  }
})

test('finds a shop in the default folder after the project is moved', async () => {
  const project = await temporaryFolder()
  rememberFolder(project, await temporaryFolder())
  expect(rememberFolder(project, join(project, 'data'))).toBe(true)
  expect(withRecalledFolder({}, project)).toEqual({})
  expect(await readdir(project)).toEqual([])
})

test('refuses a missing folder, and finds it again once it is back', async () => {
  const project = await temporaryFolder()
  const shop = join(await temporaryFolder(), 'متجري الأول')
  rememberFolder(project, shop)
  expect(() => withRecalledFolder({}, project)).toThrow(`The shop opened last was in ${shop}`)
  expect(withRecalledFolder({ DATA_DIR: './data' }, project)).toEqual({ DATA_DIR: './data' })
  await mkdir(shop)
  expect(withRecalledFolder({}, project)).toEqual({ DATA_DIR: shop })
})

test('remembers nothing in a project that cannot be written', async () => {
  const project = join(await temporaryFolder(), 'missing')
  expect(rememberFolder(project, '/srv/shop')).toBe(false)
  expect(withRecalledFolder({}, project)).toEqual({})
  const closed = await temporaryFolder()
  await chmod(closed, 0o500)
  // Root may write there all the same.
  expect(rememberFolder(closed, '/srv/shop')).toBe(process.getuid?.() === 0)
})
