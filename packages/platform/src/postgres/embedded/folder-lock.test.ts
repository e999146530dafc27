import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { takeFolderLock } from './folder-lock.ts'

async function take(folder: string) {
  return await takeFolderLock(folder)
}

/** Leaves only the named programs on the PATH until the test ends. */
async function onlyPrograms(...paths: string[]): Promise<void> {
  const folder = await temporaryFolder()
  for (const path of paths) await symlink(path, join(folder, path.split('/').at(-1) ?? ''))
  const before = process.env.PATH
  process.env.PATH = folder
  onTestFinished(() => {
    process.env.PATH = before
  })
}

const hasPerl = await access('/usr/bin/perl').then(
  () => true,
  () => false,
)

test.each([{ tool: 'the system’s tool' }, ...(hasPerl ? [{ tool: 'perl' }] : [])])(
  'only one process can hold the lock, with $tool',
  async ({ tool }) => {
    if (tool === 'perl') await onlyPrograms('/usr/bin/perl')
    const folder = await temporaryFolder()
    const first = await take(folder)
    expect(first?.descriptor).toBeTypeOf('number')
    expect(await take(folder)).toBeUndefined()
    await first?.release()
    const again = await take(folder)
    expect(again?.descriptor).toBeTypeOf('number')
    await again?.release()
  },
)

test('a process that inherits the descriptor holds the lock until it ends', async () => {
  const folder = await temporaryFolder()
  const lock = await take(folder)
  if (lock?.descriptor === undefined) throw new Error('This system has no lock to take')
  const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock.descriptor] })
  await lock.release()
  expect(await take(folder)).toBeUndefined()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const free = await take(folder)
  expect(free).toBeDefined()
  await free?.release()
})

test('without a lock tool returns a lock without a descriptor', async () => {
  await onlyPrograms()
  const lock = await take(await temporaryFolder())
  expect(lock).toBeDefined()
  expect(lock?.descriptor).toBeUndefined()
})
