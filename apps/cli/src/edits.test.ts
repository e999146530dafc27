/** "shop settings …": what the owner changes of the shop's words, what is printed, and exit codes. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/url-of.ts'

const { database } = await smallShop()
const dataDir = await mkdtemp(join(tmpdir(), 'zayy-edits-'))
const files = await mkdtemp(join(tmpdir(), 'zayy-files-'))
afterAll(() => Promise.all([dataDir, files].map((path) => rm(path, { recursive: true, force: true }))))
let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await urlOf(database)
})
const shop = (...args: string[]) => runShop(args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })

test('a setting is seen, changed and read again', { timeout: 240_000 }, async () => {
  expect(await shop('settings', 'get', 'transfer_days')).toMatchObject({ code: 0, output: '3\n' })
  const dry = await shop('settings', 'set', 'transfer_days', '5', '--dry-run')
  expect(dry.output).toMatch(/^transfer_days +3 +5\nThis is what would change/m)
  expect(await shop('settings', 'set', 'transfer_days', '5', '--by', 'noura', '--json')).toMatchObject({
    code: 0,
    output: '{"changes":[{"field":"transfer_days","before":"3","after":"5"}],"dry_run":false}\n',
  })
  expect(await shop('settings', 'set', 'transfer_days', '61', '--lang', 'ar')).toMatchObject({
    code: 1,
    output: '',
    errors: 'transfer_days: قيمته «61»، والمطلوب عدد صحيح من 1 إلى 60\nلم يتغيّر شيء.\n',
  })
  const hours = join(files, 'hours.txt')
  await writeFile(hours, '\uFEFFالأحد إلى الخميس\n')
  expect((await shop('settings', 'set', 'hours', '--ar-file', hours, '--en', 'Daily')).code).toBe(0)
  expect((await shop('settings', 'get', 'hours')).output).toBe('ar  الأحد إلى الخميس\nen  Daily\n')
  const listed = JSON.parse((await shop('settings', 'list', '--json')).output)
  expect(listed).toMatchObject({ transfer_days: '5', hours: { en: 'Daily' } })
})

test.each([
  [['get', 'colour'], 1, 'There is no setting “colour”.'],
  [['set', 'hours', 'Daily'], 2, 'hours differs by language'],
  [['set', 'tax', '--ar', '15'], 2, 'tax has no language'],
  [['set', 'tax', '15', '--clear'], 2, 'Give the value once'],
  [['set', 'tax', '--file', 'nowhere.txt'], 2, 'nowhere.txt cannot be read.'],
] as const)('shop settings %j ends with exit code %i', { timeout: 120_000 }, async (args, exit, said) => {
  const { code, errors } = await shop('settings', ...args)
  expect(code).toBe(exit)
  expect(errors).toContain(said)
})
