/** `shop customers list`, `show`, `export` and `erase`: output, files and exit codes. */

import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SET_INVOICED } from '@zayy/database/testing/set-paid'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { knowZahra, zahra } from '@zayy/shop/privacy/testing/known-person'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const shopData = await smallShop()
await knowZahra(shopData)
const databaseUrl = await urlOf(shopData.database)
const folder = await temporaryFolder()

const customers = (...args: string[]) =>
  runShop(['customers', ...args], { DATABASE_URL: databaseUrl, DATA_DIR: folder })

test('finds a customer, exports their data, and erases them after their orders are done', async () => {
  const listed = await customers('list', '--search', 'ALQAHT')
  expect(listed).toMatchObject({ code: 0 })
  expect(listed.output).toMatch(/^Zahra@mail\.example +Zahra Alqahtani +0559876543 +20.* 1 +20\d\d-\S+ \S+$/m)
  expect((await customers('list', '--search', '%')).output).toBe('There are no accounts.\n')

  const shown = await customers('show', zahra.email)
  expect(shown.output).toMatch(/^zahra@mail\.example\nAccount since: 20.*\nName: Zahra Alqahtani\n/)
  expect(shown.output).toContain('Orders: 2\n')
  expect(shown.output).toContain('Newsletter: subscribed\n')
  const file = join(folder, 'zahra.json')
  expect(await customers('export', zahra.email, file)).toMatchObject({ code: 0 })
  expect((await stat(file)).mode & 0o077).toBe(0)
  const told = JSON.parse(await readFile(file, 'utf8'))
  expect(told).toEqual(JSON.parse((await customers('show', zahra.email, '--json')).output))
  expect(told.orders).toHaveLength(2)

  const early = await customers('erase', zahra.email, '--yes')
  expect(early).toMatchObject({ code: 1, errors: expect.stringContaining('an open order') })

  await shopData.query(`update orders set status = 'cancelled'`)
  await shopData.query(`update orders set ${SET_INVOICED} where id = (select min(id) from orders)`)
  const unanswered = await customers('erase', zahra.email)
  expect(unanswered).toMatchObject({ code: 2, output: '' })
  expect(unanswered.errors).toMatch(/^This erases the data of:\n Zahra Alqahtani \(\S{9}, \S{9}\)\n/)

  const phone = '0501112233'
  const callers: [string, string][] = []
  for (const name of ['Huda Alotaibi', 'Omar Alotaibi', 'HUDA ALOTAIBI']) {
    const input = { ...smallOrder(shopData), name, email: '', phone }
    const id = await placeOrder(shopData.database, input, { locale: 'ar', now: new Date() })
    const rows = await shopData.query('select code from orders where id = $1', [id])
    callers.push([name, rows[0].code])
  }
  const [huda, omar, again] = callers.map(([, code]) => code)
  expect((await customers('erase', phone)).errors).toContain(`an open order cannot be erased: ${huda}, `)
  await shopData.query(`update orders set status = 'cancelled'`)
  const shared = await customers('erase', '+966 50 111 2233')
  expect(shared.code).toBe(2)
  expect(shared.errors).toContain(
    `This erases the data of:\n Huda Alotaibi (${huda}, ${again})\n Omar Alotaibi (${omar})\nThey share this email or phone.`,
  )
  const given = await customers('export', phone, join(folder, 'shared.json'))
  expect(given.errors).toContain('Huda Alotaibi · Omar Alotaibi · HUDA ALOTAIBI')
  expect(JSON.parse((await customers('erase', phone, '--yes', '--json')).output)).toMatchObject({
    people: [{ name: 'Huda Alotaibi', orders: [huda, again] }, { name: 'Omar Alotaibi' }],
  })

  await mkdir(join(folder, 'mail'), { recursive: true })
  const mails = { 'a.eml': zahra.email, 'b.eml': `not-${zahra.email}`, 'c.eml': `Zahra <${zahra.email}>` }
  for (const [name, to] of Object.entries(mails))
    await writeFile(join(folder, 'mail', name), `From: shop@example.test\r\nTo: ${to}\r\n\r\n${zahra.email}`)
  const erased = await customers('erase', zahra.email.toUpperCase(), '--yes')
  expect(erased).toMatchObject({
    code: 0,
    output: 'The data on ZAHRA@MAIL.EXAMPLE has been erased.\nOne invoice is kept, as tax law requires.\n',
  })
  expect(await readdir(join(folder, 'mail'))).toEqual(['b.eml'])
  expect(await customers('show', zahra.email)).toMatchObject({
    code: 1,
    errors: `The shop holds no data on ${zahra.email}.\n`,
  })
})
