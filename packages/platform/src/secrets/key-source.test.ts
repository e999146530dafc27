import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { loadKeys, writeKeysFile } from './key-source.ts'
import { formatKeys, newKey } from './keys.ts'

const keys = [newKey(1, new Date())]

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder, 'secrets.json')
})

test('replaces the file as a whole, for its owner alone', async () => {
  await writeKeysFile(file, [])
  await writeKeysFile(file, keys)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await loadKeys({ file })).toEqual(keys)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test('a file that does not exist holds no keys', async () => {
  expect(await loadKeys({ file })).toEqual([])
})

test.each([0o640, 0o604, 0o620, 0o644])('refuses a file of mode %o', async (mode) => {
  await writeFile(file, formatKeys(keys))
  await chmod(file, mode)
  await expect(loadKeys({ file })).rejects.toMatchObject({ issue: { kind: 'exposed', source: file } })
})

test.each([
  ['{', 'notKeys'],
  ['{"bill-token": [1]}', 'notKeys'],
  [' '.repeat(70_000), 'tooLarge'],
])('refuses a file that holds no keys: %.20s', async (text, kind) => {
  await writeFile(file, text, { mode: 0o600 })
  await expect(loadKeys({ file })).rejects.toMatchObject({ issue: { kind, source: file } })
})

test('refuses a folder in place of the file', async () => {
  await expect(loadKeys({ file: folder })).rejects.toMatchObject({ name: 'SecretsError' })
})

test('loads the keys of SECRETS', async () => {
  expect(await loadKeys({ text: formatKeys(keys) })).toEqual(keys)
  await expect(loadKeys({ text: 'password' })).rejects.toMatchObject({
    issue: { kind: 'notKeys', source: 'SECRETS' },
    message: expect.not.stringContaining('password'),
  })
})
