import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startServerProcess, temporaryFolder } from './testing/server-process.ts'

const installed = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url))

test('writes only to DATA_DIR', async () => {
  const before = await stat(installed).catch(() => undefined)
  const dataDir = await temporaryFolder()
  // A real folder, so that the server keeps it instead of a link to the cache that all tests share.
  const cache = join(dataDir, 'cache')
  await mkdir(cache)
  const server = startServerProcess(dataDir)
  await server.opened
  server.child.kill('SIGTERM')
  await server.ended
  expect((await readdir(dataDir)).sort()).toEqual([
    'cache',
    'database.json',
    'postgres',
    'secrets.json',
    'test-gateway',
  ])
  expect(await readdir(cache)).not.toEqual([])
  expect((await stat(installed).catch(() => undefined))?.mtimeMs).toBe(before?.mtimeMs)
})
