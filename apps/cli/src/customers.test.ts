/** "shop customers revoke": what it prints and its exit codes. Which logins it ends is tested with the API's. */

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const revoke = (...args: string[]) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const { DATABASE_URL: _, ...env } = process.env
    execFile(
      process.execPath,
      [main, 'customers', 'revoke', ...args],
      { env: { ...env, DATA_DIR: dataDir } },
      (fault, output, errors) => resolve({ code: Number(fault?.code ?? 0), output, errors }),
    )
  })

test.each([[[]], [['sara@mail.example', '--all']]])('%j names nobody', { timeout: 240_000 }, async (args) => {
  const { code, errors } = await revoke(...args)
  expect({ code, errors }).toEqual({
    code: 2,
    errors: 'Name the email address of one customer, or say --all\n',
  })
})

test('all of nobody’s logins end, and a stranger has none', { timeout: 240_000 }, async () => {
  expect(await revoke('--all')).toMatchObject({ code: 0, output: '0 logins of all customers ended.\n' })
  const arabic = await revoke('--all', '--lang', 'ar')
  expect(arabic.output).toBe('لم ينتهِ أي تسجيل دخول للعملاء كلهم.\n')
  const stranger = await revoke('sara@mail.example')
  expect(stranger).toMatchObject({ code: 1, output: '' })
  expect(stranger.errors).toContain('Nobody has an account with sara@mail.example\n')
})
