/** `shop doctor`: findings, advice and exit code. */

import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { testDatabase } from '@zayy/database/testing/test-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { readSettings } from '../../server/src/config/read-settings.mjs'
import { commandMessages } from './command-line/messages.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMail } from './doctor/check-services.ts'
import { runShop } from './testing/run-shop.ts'

const root = await temporaryFolder()
await chmod(root, 0o711)
const DATA_DIR = join(root, 'data')
await mkdir(DATA_DIR, { mode: 0o700 })
await putDatabase(DATA_DIR)

async function states(set: Record<string, string>): Promise<{ code: number; found: Record<string, string> }> {
  const { code, output } = await runShop(['doctor', '--json'], { DATA_DIR, ...set })
  const findings: { check: string; state: string }[] = JSON.parse(output)
  return { code, found: Object.fromEntries(findings.map(({ check, state }) => [check, state])) }
}

test('reports no error and some warnings for a shop on one machine', async () => {
  const { code, found } = await states({})
  expect(found).toMatchObject({ settings: 'ok', folder: 'ok', database: 'ok', pictures: 'ok' })
  expect(found).toMatchObject({
    address: 'warning',
    mail: 'warning',
    payment: 'warning',
    backups: 'warning',
    log: 'warning',
  })
  expect(code).toBe(found.disk === 'error' ? 1 : 0)
})

test('a public shop has errors if its address, mail server and image store are unreachable', async () => {
  const { code, found } = await states({
    PUBLIC_URL: 'https://127.0.0.1:1',
    SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
    PAYMENT: 'test',
    MEDIA_URL: 's3://KEY:SECRET@127.0.0.1:1/shop?tls=off',
  })
  expect(code).toBe(1)
  expect(found).toMatchObject({
    address: 'error',
    mail: 'error',
    payment: 'error',
    pictures: 'error',
    database: 'ok',
  })
})

test('warns of mails and of other jobs that fail, each beside what runs them', async () => {
  const database = await testDatabase()
  const mailServer = createServer((socket) => {
    socket.write('220 mail\r\n')
    socket.on('data', (line) => socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'))
    socket.on('error', () => {})
  })
  await once(mailServer.listen(0, '127.0.0.1'), 'listening')
  const address = mailServer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const settings = readSettings(
    { DATABASE_URL: 'postgres://zayy@127.0.0.1/zayy', SMTP_URL: `smtp://127.0.0.1:${port}` },
    DATA_DIR,
  )
  const found = async () => {
    const messages = commandMessages('en')
    const [jobs] = await checkDatabase(settings, database, new Date(), messages)
    return [jobs, await checkMail(settings, database, messages)]
  }
  const ok = { state: 'ok' }
  const warning = (text: RegExp) => ({ state: 'warning', text: expect.stringMatching(text) })
  const change = (statement: string) => database.$client.query(statement)
  await change(`insert into jobs (kind, payload, key, attempts) values
    ('refund-payment', '{}', '1', 4), ('order-news', '{}', '2', 1)`)
  expect(await found()).toMatchObject([ok, ok])
  await change(`update jobs set attempts = attempts + 1`)
  expect(await found()).toMatchObject([warning(/again: 1.*job_failed/), warning(/again: 1.*job_failed/)])
  await change('update jobs set failed_at = now()')
  expect(await found()).toMatchObject([warning(/every attempt: 1/), warning(/in the last week: 1/)])
  await change(`update jobs set failed_at = now() - interval '8 days'`)
  expect(await found()).toMatchObject([warning(/every attempt: 1/), ok])
  mailServer.close()
  expect(await checkMail(settings, database, commandMessages('en'))).toMatchObject({
    state: 'error',
    text: expect.stringMatching(/does not answer: .*ECONNREFUSED/),
  })
})

test('turns a failing check into a finding and runs the others', async () => {
  const own = join(root, 'with-a-file')
  await mkdir(own, { mode: 0o700 })
  await putDatabase(own)
  await writeFile(join(own, 'backups'), '')
  const { code, output } = await runShop(['doctor', '--lang', 'ar'], { DATA_DIR: own })
  expect(code).toBe(1)
  expect(output).toMatch(/^✗ قاعدة البيانات: .*ملف مكان مجلد/m)
  expect(output).toMatch(/^! العنوان: /m)
  expect(output).toMatch(/^✗ النسخ الاحتياطية: .*ملف مكان مجلد/m)
})

test('reports only an invalid setting, in both languages', async () => {
  const [ended, arabic] = await Promise.all([
    runShop(['doctor'], { DATA_DIR, PORT: 'many' }),
    runShop(['doctor', '--lang', 'ar'], { DATA_DIR, PORT: 'many' }),
  ])
  expect(ended.code).toBe(1)
  expect(ended.output).toMatch(/^✗ Settings: PORT must be a whole number.*\n$/)
  expect(arabic.output).toMatch(/^✗ الإعدادات: قيمة PORT عدد صحيح.*\n$/)
})
