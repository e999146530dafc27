/** `shop settings …`, `shop pages …` and the like: changes, output and exit codes. */

import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { beforeAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const { database } = await smallShop()
const dataDir = await temporaryFolder()
const files = await temporaryFolder()
let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await urlOf(database)
})
const shop = (...args: string[]) => runShop(args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })

test('shop settings lists a setting, changes it and shows the new value', async () => {
  expect(await shop('settings', 'get', 'transfer_days')).toMatchObject({ code: 0, output: '3\n' })
  const dry = await shop('settings', 'set', 'transfer_days', '5', '--dry-run')
  expect(dry.output).toMatch(/^transfer_days +3 +5\nThis is what would change/m)
  expect(await shop('settings', 'set', 'transfer_days', '5', '--by', 'noura', '--json')).toMatchObject({
    code: 0,
    output: '{"changes":[{"field":"transfer_days","before":"3","after":"5"}],"dry_run":false}\n',
  })
  // The test has no terminal to confirm at.
  expect(await shop('settings', 'set', 'tax', '5')).toMatchObject({ code: 2 })
  expect(await shop('settings', 'set', 'tax', '0.05')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('did you mean 5?'),
  })
  expect((await shop('settings', 'set', 'tax', '5%', '--dry-run')).code).toBe(0)
  expect((await shop('settings', 'set', 'tax', '5%', '--yes')).code).toBe(0)
  expect((await shop('settings', 'get', 'tax')).output).toBe('5\n')
  expect((await shop('settings', 'set', 'tax', '15', '--yes')).code).toBe(0)
  expect((await shop('settings', 'set', 'whatsapp', 'hello')).code).toBe(1)
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

test('adds a sponsor and a page, edits them from the JSON of show, and removes them', async () => {
  await writeFile(join(files, 'logo.svg'), logo)
  const names = ['--name-ar', 'سلوان', '--name-en', '\u202eSalwan\u2028']
  const added = await shop('sponsors', 'add', 'salwan', ...names, '--image', join(files, 'logo.svg'))
  expect(added).toMatchObject({ code: 0, errors: '' })
  const shown = JSON.parse((await shop('sponsors', 'show', 'salwan', '--json')).output)
  expect(shown).toMatchObject({ slug: 'salwan', position: '1', name_en: 'Salwan' })
  const json = join(files, 'salwan.json')
  await writeFile(json, JSON.stringify({ ...shown, name_en: 'Salwan Hospital' }))
  const pipe = join(files, 'pipe.json')
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe])
  expect(await shop('sponsors', 'edit', 'salwan', '--file', pipe)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('pipe.json cannot be read.'),
  })
  const edited = await shop('sponsors', 'edit', 'salwan', '--file', json)
  expect(edited.output).toMatch(/^name_en +Salwan +Salwan Hospital\nsalwan is changed/m)
  expect((await shop('sponsors', 'list')).output).toMatch(/^salwan +1 +Salwan Hospital$/m)

  await writeFile(join(files, 'jobs.ar.md'), '---\ntitle: الوظائف\nimage: logo.svg\n---\nنص')
  await writeFile(join(files, 'jobs.en.html'), '<p>Text</p>')
  const page = ['--ar', join(files, 'jobs.ar.md'), '--en', join(files, 'jobs.en.html'), '--title-en', 'Jobs']
  expect(await shop('pages', 'add', 'jobs', ...page)).toMatchObject({ code: 0, errors: '' })
  expect((await shop('pages', 'show', 'jobs')).output).toMatch(/image: \/media\/.*\ncontent_ar: <p>نص<\/p>/)
  expect(await shop('pages', 'remove', 'jobs')).toMatchObject({ code: 2, output: '' })
  expect((await shop('pages', 'remove', 'jobs', '--yes')).code).toBe(0)
  expect(await shop('pages', 'remove', 'jobs')).toMatchObject({ code: 1, output: '' })
  expect(await shop('pages', 'show', 'jobs', '--lang', 'ar')).toMatchObject({
    code: 1,
    errors: 'لا شيء هنا باسم jobs.\n',
  })
})

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#123"/></svg>'

test.each([
  [['get', 'colour'], 1, 'There is no setting “colour”. All settings: npm run shop -- settings list'],
  [['get', 'order-mail'], 1, 'There is no setting “order-mail”. Did you mean: order_email?'],
  [['set', 'phoen', '5'], 1, 'There is no setting “phoen”. Did you mean: phone?'],
  [['set', 'hours', 'Daily'], 2, 'hours differs by language'],
  [['set', 'tax', '--ar', '15'], 2, 'tax is the same in both languages'],
  [['set', 'tax', '15', '--clear'], 2, 'Give the value once'],
  [['set', 'tax', '--file', 'nowhere.txt'], 2, 'nowhere.txt cannot be read.'],
] as const)('shop settings %j ends with exit code %i', async (args, exit, message) => {
  const { code, errors } = await shop('settings', ...args)
  expect(code).toBe(exit)
  expect(errors).toContain(message)
})
