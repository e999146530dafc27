import type { ContactInput } from '@zayy/contract/contact/contact-input'
import type { Mail } from '@zayy/platform/mail/mail'
import { messageOf } from '@zayy/platform/mail/message-of'
import { jobHandlers } from '@zayy/server/lifecycle/job-handlers'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { sendContactMessage } from './send-contact-message.ts'

const { database, query } = await smallShop()
const sent: Mail[] = []
const handlers = jobHandlers(database, {
  keys: testKeys,
  publicUrl: 'https://zayy.example',
  sendMail: async (mail) => {
    sent.push(mail)
  },
})

const message: ContactInput = {
  name: 'Fahad',
  email: 'fahad@mail.example',
  phone: undefined,
  message: 'Hello',
}

/** Returns the mail of a message; undefined if none is sent. */
async function mailOf(written: Partial<ContactInput>, locale: 'ar' | 'en' = 'en') {
  sent.length = 0
  await sendContactMessage(database, { ...message, ...written }, locale)
  const rows = await query(`select payload from jobs where kind = 'contact-message' order by id desc limit 1`)
  await handlers.get('contact-message')?.(rows[0].payload, new AbortController().signal)
  return sent[0]
}

test('mails a message to the shop, with replies to the visitor', async () => {
  const mail = await mailOf({ message: 'نحتاج 40 طقمًا\nقبل رمضان', name: 'فهد', phone: '0501234567' }, 'ar')
  expect(mail).toMatchObject({
    to: 'shop@example.test',
    from: { name: 'زيّ', address: 'shop@example.test' },
    replyTo: { name: 'فهد', address: 'fahad@mail.example' },
    subject: 'رسالة من فهد عبر صفحة التواصل',
  })
  for (const part of ['نحتاج 40 طقمًا', 'قبل رمضان', 'fahad@mail.example', '0501234567']) {
    expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(part)
  }
  expect(mail?.html).toContain('dir="rtl"')
})

test('escapes HTML in a message', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;'
  const mail = await mailOf({ message: hostile, name: hostile })
  expect(mail?.html).not.toMatch(/<script|<img src=x/)
  expect(mail?.html).toContain('&lt;script&gt;')
  expect(mail?.text).toContain(hostile)
})

test('keeps a name with line breaks out of the mail headers', async () => {
  const mail = await mailOf({ name: 'Fahad\r\nBcc: everybody@mail.example', message: 'x' })
  if (!mail) throw new Error('no mail')
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message: bytes } = await transport.sendMail(messageOf(mail))
  const [head = ''] = String(bytes).split('\r\n\r\n')
  expect(head).toMatch(/^Reply-To: /m)
  expect(head).not.toMatch(/^Bcc:/im)
})

test('sends one digest for the messages beyond 60 an hour', async () => {
  await query('delete from sent_mails')
  await query(`delete from jobs`)
  await query('delete from contact_messages')
  sent.length = 0
  const written = Array.from({ length: 65 }, (_, at) => `Question ${at + 1}: when does it arrive?`)
  for (const text of written) await sendContactMessage(database, { ...message, message: text }, 'en')
  const rows = await query(`select payload from jobs where kind = 'contact-message' order by id`)
  for (const { payload } of rows)
    await handlers.get('contact-message')?.(payload, new AbortController().signal)
  expect(sent).toHaveLength(60)
  const digests = await database.$client.query(
    `select payload, run_at > now() as waits from jobs where kind = 'contact-digest'`,
  )
  expect(digests.rows).toEqual([{ payload: {}, waits: true }])
  const digest = () => handlers.get('contact-digest')?.({}, new AbortController().signal)
  await digest()
  expect(sent).toHaveLength(61)
  for (const text of written.slice(60)) expect(sent[60]?.text).toContain(text)
  expect(sent[60]?.text).not.toContain(written[59])
  expect(sent[60]).toMatchObject({ to: 'shop@example.test', subject: '5 رسائل من صفحة التواصل' })
  await digest()
  expect(sent).toHaveLength(61)
})

test('stores the message and sends no mail if the shop has no mailbox', async () => {
  await query('update settings set email = null')
  expect(await mailOf({ message: 'kept' })).toBeUndefined()
  const rows = await query(`select count(*)::int as n from contact_messages where message = 'kept'`)
  expect(rows).toEqual([{ n: 1 }])
})
