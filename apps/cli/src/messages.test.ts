/** `shop messages …`: pages of messages, and single messages in full. */

import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { sendContactMessage } from '@zayy/shop/contact/send-contact-message'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const { database } = await smallShop()
const DATA_DIR = await temporaryFolder()
const env = { DATA_DIR, DATABASE_URL: await urlOf(database) }
const shop = (...args: string[]) => runShop(['messages', ...args], env)

test('lists messages page by page, and shows one in full', async () => {
  const empty = await shop('list', '--lang', 'ar')
  expect(empty).toMatchObject({ code: 0, output: 'لا رسائل.\n' })

  const written = { name: 'فهد', email: 'fahad@mail.example', phone: '0501234567' }
  for (const message of ['First\nwith two lines', 'Second', 'Third'])
    await sendContactMessage(database, { ...written, message }, 'en')
  const newest = await shop('list', '--limit', '2')
  expect(newest.output).toMatch(
    /^number +sent .*\n─.*\n +3 .*Third *\n +2 .*Second *\nEarlier ones: npm run shop -- messages list --before 2\n$/,
  )
  const rest = await shop('list', '--before', '٢', '--json')
  expect(JSON.parse(rest.output)).toEqual([
    { number: 1, sent_at: expect.any(String), ...written, language: 'en', message: 'First\nwith two lines' },
  ])
  const shown = await shop('show', '1')
  expect(shown.output).toMatch(
    /^From: فهد\nEmail: fahad@mail\.example\nPhone: 0501234567\nSent: 20.*\n\nFirst\nwith two lines\n$/,
  )
  expect(await shop('show', '9')).toMatchObject({ code: 1, errors: 'There is no message 9.\n' })
  expect(await shop('show', '0x1')).toMatchObject({ code: 2 })
})
