/** A command writes a file completely or not at all, readable by its owner only, also as root in root's folder. */

import { chmod, chown, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { isPathWritableBy, outputFile } from './output-file.ts'

const posix = process.platform !== 'win32'
const isRoot = process.getuid?.() === 0
/** An unprivileged user, who owns nothing here at first. */
const account = { uid: 65_534, gid: 65_534 }

async function folderOf(mode = 0o700): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, mode)
  return folder
}

const modeOf = async (path: string) => (await lstat(path)).mode & 0o777

test.runIf(posix)('a file is private even if the replaced one was public', async () => {
  const path = join(await folderOf(), 'orders.csv')
  await writeFile(path, 'a longer text than the new one', { mode: 0o644 })
  await outputFile(path).write(['one ', 'two'])
  expect([await readFile(path, 'utf8'), await modeOf(path)]).toEqual(['one two', 0o600])
})

test.runIf(posix)('replaces a link and keeps its target', async () => {
  const folder = await folderOf()
  const path = join(folder, 'orders.csv')
  await writeFile(join(folder, 'other'), 'other')
  await symlink(join(folder, 'other'), path)
  await outputFile(path).write(['new'])
  expect((await lstat(path)).isFile()).toBe(true)
  expect(await readFile(join(folder, 'other'), 'utf8')).toBe('other')
})

test.runIf(process.platform === 'linux')('names the file in an error of a write', async () => {
  await expect(outputFile('/dev/full').write(['x'])).rejects.toMatchObject({
    code: 'ENOSPC',
    path: '/dev/full',
  })
})

test.runIf(isRoot && process.platform === 'linux')(
  'names a file whose rights cannot be changed',
  async () => {
    const { handOver } = outputFile('/proc/self/mem')
    await expect(handOver(account)).rejects.toMatchObject({ code: 'EPERM', path: '/proc/self/mem' })
  },
)

test('a failed write keeps the old file and leaves no draft', async () => {
  const folder = await folderOf()
  const path = join(folder, 'orders.csv')
  await writeFile(path, 'before')
  const broken = async function* () {
    yield 'half'
    throw new Error('the database is away')
  }
  await expect(outputFile(path).write(broken())).rejects.toThrow('away')
  expect([await readFile(path, 'utf8'), await readdir(folder)]).toEqual(['before', ['orders.csv']])
})

test.runIf(posix)('writes to a device without replacing it', async () => {
  await outputFile('/dev/null').write(['gone'])
  expect((await lstat('/dev/null')).isCharacterDevice()).toBe(true)
})

test.runIf(isRoot)('root opens a file in its own folder before it becomes another user', async () => {
  const path = join(await folderOf(), 'report.html')
  const file = outputFile(path)
  await file.handOver(account)
  expect([await readFile(path, 'utf8'), await modeOf(path)]).toEqual(['', 0o600])
  await file.write(['all'])
  expect([await readFile(path, 'utf8'), (await lstat(path)).uid]).toEqual(['all', 0])
})

test.runIf(isRoot)('root opens no file that the other user may write', async () => {
  const folder = await folderOf(0o777)
  await outputFile(join(folder, 'report.html')).handOver(account)
  expect(await readdir(folder)).toEqual([])
})

test.runIf(isRoot)('root opens no file on a path that the other user could redirect', async () => {
  const theirs = await folderOf(0o755)
  await mkdir(join(theirs, 'roots'))
  expect(await isPathWritableBy(account, join(theirs, 'roots'))).toBe(false)
  await chown(theirs, account.uid, account.gid)
  expect(await isPathWritableBy(account, join(theirs, 'roots'))).toBe(true)
  await outputFile(join(theirs, 'roots', 'report.html')).handOver(account)
  expect(await readdir(join(theirs, 'roots'))).toEqual([])

  const root = await folderOf()
  await symlink(join(theirs, 'roots'), join(root, 'link'))
  expect(await isPathWritableBy(account, join(root, 'link'))).toBe(true)
})

test("reports a file that cannot be created by its own name, not its draft's", async () => {
  const path = '/dev/null/orders.csv'
  await expect(outputFile(path).write(['a'])).rejects.toMatchObject({ code: 'ENOTDIR', path })
})
