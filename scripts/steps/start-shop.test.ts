import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { access, cp, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import { rememberFolder } from '../../apps/server/src/config/recalled-folder.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A copy of the program whose packages are not installed yet, as after an update. */
async function updatedProgram(): Promise<string> {
  const project = await temporaryFolder()
  for (const part of ['scripts', 'apps/server/src/config'])
    await cp(join(root, part), join(project, part), { recursive: true })
  await writeFile(join(project, 'package.json'), '{}')
  await writeFile(join(project, 'package-lock.json'), '{"lockfileVersion": 3, "packages": {}}')
  return project
}

/** A shop that runs on this DATA_DIR, as far as others can tell. */
async function runningShop(dataDir: string): Promise<string> {
  const server = createServer((_, answer) => answer.end('ok\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const at = server.address()
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'server-address'), `${address}\n`)
  return address
}

async function npmStart(project: string, env: Record<string, string>) {
  return await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(project, 'scripts/start.mjs')],
      { env: { PATH: process.env.PATH ?? '', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test.each([
  ['C', 'but not updated yet. Stop it'],
  ['ar_SA.UTF-8', 'ولم يُحدَّث بعد. أوقفه'],
])('a start after an update replaces no files of a running shop (%s)', async (language, told) => {
  const project = await updatedProgram()
  const address = await runningShop(join(project, 'data'))
  for (const PORT of ['', '3999']) {
    const { code, output } = await npmStart(project, { LC_ALL: language, PORT })
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(address)])
    expect([code, output]).toEqual([1, expect.stringContaining(told)])
  }
  await expect(access(join(project, 'node_modules'))).rejects.toThrow('ENOENT')
})

test('spares a running shop in another folder that was opened last too', async () => {
  const project = await updatedProgram()
  const last = join(project, 'elsewhere')
  const address = await runningShop(last)
  rememberFolder(project, last)
  const { code, output } = await npmStart(project, { LC_ALL: 'C', DATA_DIR: join(project, 'new') })
  expect([code, output]).toEqual([1, expect.stringContaining(`open at ${address}, but not updated`)])
})
