/** `shop zatca` against the fake platform: output, files and exit codes. */

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asSuperuser } from '@zayy/database/testing/test-database'
import { halalas } from '@zayy/domain/money'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import { makeOwedDocuments } from '@zayy/shop/invoicing/zatca/make-document'
import { sendDocument } from '@zayy/shop/invoicing/zatca/send-document'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { refundOrder } from '@zayy/shop/orders/record-refund'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openZatca } from '../../server/src/config/open-zatca.ts'
import { startWatchingZatca } from '../../server/src/lifecycle/watch-zatca.ts'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const shopData = await smallShop()
const { database, query } = shopData
const DATABASE_URL = await urlOf(database)
const folder = await temporaryFolder()

const shop = (args: readonly string[], set?: Record<string, string>) =>
  runShop(args, { DATABASE_URL, DATA_DIR: folder, ...set })
const zatca = (...args: string[]) => shop(['zatca', ...args, '--lang', 'en'], { ZATCA: 'fake' })

const SETTINGS = {
  vat_number: '300000000000003',
  cr_number: '1010000000',
  seller_street: 'طريق الملك فهد',
  seller_building: '٢٣٢٢',
  seller_district: 'العليا',
  seller_city: 'الرياض',
  seller_postcode: '12211',
}

test('connects a shop once its settings are complete, and stops, resumes and ends the unit', async () => {
  expect(
    await shop(['zatca', 'onboard', '--otp', '123345', '--yes', '--lang', 'en'], { ZATCA: 'off' }),
  ).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The connection is off'),
  })
  expect((await zatca('status')).output).toMatch(/^The shop is in phase 1\. Once ZATCA names the day .+\n$/)
  expect((await shop(['doctor', '--lang', 'en'])).output).not.toContain('E-invoicing')
  expect(await zatca('onboard', '--otp', '12345')).toMatchObject({ code: 2 })
  // A refusal comes before the question.
  expect(await zatca('onboard', '--otp', '123345')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('seller_postcode: the postcode, 5 digits'),
  })
  for (const [key, value] of Object.entries(SETTINGS))
    expect(await shop(['settings', 'set', key, value])).toMatchObject({ code: 0 })
  expect(await zatca('renew', '--otp', '123345')).toMatchObject({ code: 1 })
  expect(await zatca('stop', '--for-good')).toMatchObject({ code: 1 })
  expect(await zatca('onboard', '--otp', '000000', '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Invalid-OTP: The provided OTP is invalid'),
  })
  const onboarded = await zatca('onboard', '--otp', '١٢٣٣٤٥', '--yes')
  expect(onboarded).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(Done: .+\n){8}The shop is connected/),
  })
  expect(await zatca('onboard', '--otp', '123345')).toMatchObject({ code: 1 })
  expect(await zatca('stop')).toMatchObject({ code: 0 })
  expect((await zatca('status')).output).toContain('state: stopped')
  const { output } = await shop(['doctor', '--lang', 'en'], { ZATCA: 'fake' })
  expect(output).toContain('✗ E-invoicing: Sending is stopped')
  expect(output).not.toContain('No key of this server')
  const SECRETS = (await readFile(join(folder, 'secrets.json'), 'utf8')).replace(
    /"version": ?1\b/,
    '"version":2',
  )
  expect((await shop(['doctor', '--lang', 'en'], { ZATCA: 'fake', SECRETS })).output).toContain(
    '✗ E-invoicing: No key of this server opens the unit’s',
  )
  expect(await zatca('resume')).toMatchObject({ code: 0, output: 'No documents are waiting.\n' })
  // A unit that has ended does not bring phase 1 back, even if it made no document.
  expect(await zatca('stop', '--for-good', '--yes')).toMatchObject({ code: 0 })
  expect((await zatca('status')).output).toMatch(/^No unit is connected/)
  const ended = await shop(['doctor', '--lang', 'en'], { ZATCA: 'fake' })
  expect(ended.output).toContain('✗ E-invoicing: No unit is connected')
  expect(await zatca('onboard', '--otp', '123345', '--yes')).toMatchObject({ code: 0 })
  expect(await zatca('show', '000001')).toMatchObject({ code: 1 })
  expect(await zatca('list', '--state', 'lost')).toMatchObject({ code: 2 })
})

/** Places, pays and partly refunds a company's order and sends its documents. Returns the order's code. */
async function soldOrder(): Promise<string> {
  const company = { company_name: 'شركة الواحة', company_vat: '311111111100003', short_address: 'RRRD7123' }
  const input = { ...smallOrder(shopData), ...company, postcode: '12211' }
  const id = await placeOrder(database, input, { locale: 'ar', now: new Date() })
  const [order] = await query<{ code: string; grand_total: string }>(
    `select code, grand_total from orders where id = ${id}`,
  )
  const { code = '', grand_total = '0' } = order ?? {}
  await recordTransfer(database, { code, amount: halalas(Number(grand_total)), by: 'noura' })
  await refundOrder(database, { code, amount: halalas(1_000), reason: 'Wrong size', by: 'noura' })
  const { keys, close } = await openKeys(database, { file: join(folder, 'secrets.json') }, () => new Date())
  const fake = openZatca({ zatca: 'fake', dataDir: folder })
  if (!fake) throw new Error('The fake platform is off')
  await makeOwedDocuments(database, keys, id)
  const tools = { platform: fake.platform, keys, onEvent: () => {} }
  for (const document of await query<{ id: number }>(`select id from zatca_documents where state = 'made'`))
    await sendDocument(database, tools, document.id)
  fake.close()
  close()
  return code
}

test('checks stored documents, exports them under the names that ZATCA requires, and renews the certificate', async () => {
  const code = await soldOrder()
  const checked = await zatca('check', code)
  expect(checked).toMatchObject({ code: 0, errors: '' })
  expect(checked.output).toMatch(/^000001 .+\n {2}No findings\.\nCN-000001 .+\n {2}No findings\.\n$/)
  expect(JSON.parse((await zatca('check', 'cn-٠٠٠٠٠١', '--json')).output)).toEqual([
    { number: 'CN-000001', counter: 2, state: 'accepted', findings: [] },
  ])
  expect(await zatca('check', '000099')).toMatchObject({ code: 1 })

  const out = join(folder, 'xml')
  expect(await zatca('export', out, '--from', '2026-02-31')).toMatchObject({ code: 2 })
  expect(await zatca('export', out, '--to', '2020-01-31')).toMatchObject({ code: 0 })
  expect(await zatca('export', out)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Files written to .+: 4\.$/m),
  })
  const names = (await readdir(out)).sort()
  const time = String.raw`300000000000003_\d{8}T\d{6}_`
  for (const [at, name] of ['000001', '000001_sent', 'CN-000001', 'CN-000001_sent'].entries())
    expect(names.map((each) => each.replace(/\d{8}T\d{6}/, '')).sort()[at]).toBe(
      `300000000000003__${name}.xml`,
    )
  for (const name of names) {
    expect(name).toMatch(new RegExp(`^${time}`))
    expect((await stat(join(out, name))).mode & 0o077).toBe(0)
    expect(await readFile(join(out, name), 'utf8')).toMatch(/^<\?xml .+<\/Invoice>$/s)
  }
  expect(await zatca('export', out)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is not empty'),
  })
  expect((await readdir(out)).sort()).toEqual(names)
  // As after a correction with another seller: the documents keep the number that is in them.
  const other =
    "set session_replication_role = replica; update orders set seller_vat_number = '311111111200003'"
  await asSuperuser(database, other)
  expect(await zatca('export', `${out}-again`)).toMatchObject({ code: 0 })
  expect((await readdir(`${out}-again`)).sort()).toEqual(names)

  expect(await zatca('renew', '--otp', '123345')).toMatchObject({ code: 2 })
  expect(await zatca('renew', '--otp', '123345', '--yes')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(Done: .+\n){8}The certificate is renewed/),
  })
  // A document of the old certificate stays verifiable.
  expect(await zatca('check', '000001')).toMatchObject({ code: 0 })
  expect(JSON.parse((await zatca('status', '--json')).output)).toMatchObject({
    accepted: 2,
    waiting: 0,
    owed: 0,
    rejected: 0,
    uncorrected: 0,
    oldestSeconds: 0,
    unit: { state: 'active', lastCounter: 0, certificateDays: expect.any(Number) },
  })
  await asSuperuser(
    database,
    `set session_replication_role = replica;
     update zatca_documents set xml = convert_to(replace(convert_from(xml, 'utf8'), '<cbc:ID>000001<', '<cbc:ID>000002<'), 'utf8')
      where number = '000001'`,
  )
  const changed = await zatca('check', '000001')
  expect(changed).toMatchObject({ code: 1, errors: expect.stringContaining('A document has errors') })
  expect(changed.output).toContain('hash: the hash of the XML is not the stored one')
  expect(changed.output).toContain('invalid-invoice-hash')
})

test('logs documents that are late, and the end of the certificate once a day', async () => {
  await query(
    `insert into zatca_owed (order_id, since) select id, now() - interval '2 hours' from orders limit 1`,
  )
  const lines: object[] = []
  const log = { info: () => {}, error: (line: object) => void lines.push(line) }
  const inFourYears = () => new Date(Date.now() + 1_800 * 24 * 60 * 60_000)
  for (const now of [() => new Date(), inFourYears]) {
    lines.length = 0
    const stop = startWatchingZatca(database, log, { every: 5, first: 0, now })
    while (lines.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
    await stop()
    const late = { event: 'zatca_late', waiting: 0, owed: 1 }
    expect(lines[0]).toMatchObject(late)
    expect(lines.filter((line) => 'days' in line)).toHaveLength(now === inFourYears ? 1 : 0)
  }
  const doctor = await shop(['doctor', '--lang', 'en'], { ZATCA: 'fake' })
  expect(doctor.output).toContain('✗ E-invoicing: Invoices without their document for more than an hour: 1')
  expect(await zatca('stop', '--for-good')).toMatchObject({ code: 2 })
  expect(await zatca('stop', '--for-good', '--yes')).toMatchObject({ code: 0 })
  expect(await zatca('resume')).toMatchObject({ code: 1 })
})
