import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatSecrets, newKey } from './secrets.ts'
import { readSecrets, writeSecretsFile } from './secrets-source.ts'

const secrets = new Map([['bill-token', [newKey(1, new Date())]]])

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  file = join(folder, 'secrets.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file is for its owner alone, and replaced whole', async () => {
  await writeSecretsFile(file, new Map())
  await writeSecretsFile(file, secrets)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readSecrets({ file })).toEqual(secrets)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test('a file that is not there holds no keys', async () => {
  expect(await readSecrets({ file })).toEqual(new Map())
})

test.each([0o640, 0o604, 0o620, 0o644])(
  'a file of mode %o is refused in a line that says what to do',
  async (mode) => {
    await writeFile(file, formatSecrets(secrets))
    await chmod(file, mode)
    await expect(readSecrets({ file })).rejects.toThrow(
      `${file} may be read by others: keep it to its owner with chmod 600 ${file}`,
    )
  },
)

test.each([
  ['{', /^\S+secrets\.json is not JSON: restore a copy .*$/],
  ['{"bill-token": [1]}', /^\S+secrets\.json has no list of keys, .* at bill-token: restore a copy .*$/],
  [' '.repeat(70_000), /^\S+secrets\.json is too large for a file of keys$/],
])('a file that holds no keys is refused in one line: %.20s', async (text, issue) => {
  await writeFile(file, text, { mode: 0o600 })
  await expect(readSecrets({ file })).rejects.toThrow(issue)
})

test('a folder in its place is refused', async () => {
  await expect(readSecrets({ file: folder })).rejects.toMatchObject({ name: 'SecretsError' })
})

test('the text of SECRETS is read alike', async () => {
  expect(await readSecrets({ text: formatSecrets(secrets) })).toEqual(secrets)
  await expect(readSecrets({ text: 'password' })).rejects.toThrow(/^SECRETS is not JSON: .*$/)
})
