import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningServer } from '../config/find-running-server.mjs'
import { noteRunningServer } from '../config/note-running-server.ts'
import { emptyShopFolder, startServerProcess, temporaryFolder } from './testing/server-process.ts'

test('a start on the port of the same running shop says that it is open, and exits with 0', async () => {
  const folder = await emptyShopFolder()
  const first = startServerProcess(folder)
  const address = await first.opened
  for (const PORT of [new URL(address).port, '']) {
    const { code, output } = await startServerProcess(folder, { PORT }).ended
    expect([code, output]).toEqual([0, `The shop is already open at ${address}\n`])
  }
  const other = await startServerProcess(await temporaryFolder(), { PORT: new URL(address).port }).ended
  expect([other.code, other.output]).toEqual([1, expect.stringContaining('taken by another program')])
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  await expect(readFile(join(folder, 'server-address'))).rejects.toThrow('ENOENT')
})

test('ignores the record of a killed server', async () => {
  const folder = await temporaryFolder()
  const stranger = createServer((_, answer) => answer.end('ok, I am another program'))
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  onTestFinished(() => void stranger.close())
  const at = stranger.address()
  const port = typeof at === 'object' ? at?.port : undefined
  const bad = [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9', 'file:///etc/passwd', 'x'.repeat(9_000), '']
  for (const text of bad) {
    await writeFile(join(folder, 'server-address'), text)
    expect([text, await findRunningServer(folder)]).toEqual([text, null])
  }
})

test('a server removes only its own record', async () => {
  const folder = await temporaryFolder()
  const forgetFirst = await noteRunningServer(folder, 'http://127.0.0.1:1')
  const forgetSecond = await noteRunningServer(folder, 'http://127.0.0.1:2')
  await forgetFirst()
  expect(await readFile(join(folder, 'server-address'), 'utf8')).toBe('http://127.0.0.1:2\n')
  await forgetSecond()
  await expect(readFile(join(folder, 'server-address'))).rejects.toThrow('ENOENT')
})
