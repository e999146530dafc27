/** `shop secrets list` and `shop secrets rotate`: output, exit codes and the key file. */

import { chmod, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { dataDir, shop } = await shopOnTestServer()
const other = await shopOnTestServer()
const file = join(dataDir, 'secrets.json')
const secrets = (args: string[]) => shop(['secrets', ...args])

test('rotates to a new version, lists it by fingerprint, and keeps the file private', async () => {
  expect((await secrets(['list'])).output).toContain('There are no keys yet')
  expect(await secrets(['rotate'])).toMatchObject({ code: 0, errors: '' })
  const rotated = await secrets(['rotate', '--after', '0'])
  expect(rotated.output).toMatch(/^1 +\d{4}-\d\d-\d\d [\d:]{8} +0 +[0-9a-f]{16}\n/m)
  expect(rotated.output).toMatch(/^2 .* signs\n/m)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const told = JSON.parse((await secrets(['list', '--json'])).output)
  expect(Object.keys(told[0])).toEqual(['version', 'from', 'fingerprint', 'signs'])
  const listed = await secrets(['list'])
  expect(listed.output).toMatch(/^2 .* signs\n/m)
  expect((await secrets(['list', '--lang', 'ar'])).output).toMatch(/^2 .* به يُوقّع\n/m)
  const kept: { key: string }[] = JSON.parse(await readFile(file, 'utf8'))
  expect(kept).toHaveLength(2)
  for (const { key } of kept) expect(listed.output + rotated.output).not.toContain(key.slice(0, 12))
})

test('a missing or publicly readable key file ends with a message and exit code 1', async () => {
  expect(await secrets(['rotate', 'cookies'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('cookies'),
  })
  expect(await secrets(['rotate', '--after', 'soon'])).toMatchObject({ code: 2 })
  await chmod(file, 0o644)
  const open = await secrets(['list'])
  expect(open).toMatchObject({ code: 1, output: '' })
  expect(open.errors).toMatch(/^\S+secrets\.json may be read by others: .*\n$/)
})

test('with SECRETS set, rotate prints the new value for the operator', async () => {
  const { code, output, errors } = await other.shop(['secrets', 'rotate'], { SECRETS: '[]' })
  expect(code).toBe(0)
  expect(errors).toMatch(/^Set SECRETS to this on every server/)
  expect(JSON.parse(output)).toMatchObject([{ version: 1 }])
  const listed = await other.shop(['secrets', 'list'], { SECRETS: output })
  expect(listed.output).toMatch(/^1 .* signs\n/m)
})
