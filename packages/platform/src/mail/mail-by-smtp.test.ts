import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from './testing/smtp-server.ts'
import { mailBySmtp } from './mail-by-smtp.ts'

const mail = {
  from: { name: 'Zayy', address: 'shop@example.test' },
  to: 'noura@example.com',
  subject: 'Your order',
  text: 'Hello',
  html: '<p>Hello</p>',
  id: 'order-placed-ABC',
  kind: 'order',
} as const

async function smtpServer(reply: () => Promise<string>): Promise<SmtpServer> {
  const server = await startSmtpServer(reply)
  onTestFinished(() => server.close())
  return server
}

test('sends a mail with its Message-ID', async () => {
  const server = await smtpServer(async () => '250 2.0.0 Taken')
  await mailBySmtp(server.url)(mail, new AbortController().signal)
  expect(server.deliveries).toMatchObject([{ messageId: 'order-placed-ABC@example.test' }])
  expect(server.deliveries[0]?.accepted).toBeGreaterThan(0)
})

test('sends text and HTML with the embedded image and the attachment', async () => {
  const server = await smtpServer(async () => '250 2.0.0 Taken')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47])
  const arabic = {
    ...mail,
    from: { name: 'زيّ', address: 'shop@example.test' },
    subject: 'طلبك \u20667KQM-X4TD\u2069 من زيّ',
    text: 'أهلًا',
    html: '<p>أهلًا <img src="cid:invoice-code" alt=""></p>',
    images: [{ name: 'invoice-code', png }],
    files: [{ name: 'invoice-000001.pdf', type: 'application/pdf', content: png }],
  }
  await mailBySmtp(server.url)(arabic, new AbortController().signal)
  const { headers, ...read } = await PostalMime.parse(server.deliveries[0]?.source ?? '')
  const { from, subject, text, html } = arabic
  expect(read).toMatchObject({ from, subject, to: [{ address: 'noura@example.com' }] })
  expect([read.text?.trim(), read.html?.trim()]).toEqual([text, html])
  expect(read.attachments).toMatchObject([
    {
      mimeType: 'image/png',
      disposition: 'inline',
      related: true,
      contentId: '<invoice-code>',
      content: new Uint8Array(png).buffer,
    },
    {
      filename: 'invoice-000001.pdf',
      mimeType: 'application/pdf',
      disposition: 'attachment',
      content: new Uint8Array(png).buffer,
    },
  ])
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('reports a rejection by its codes, without the address that the server repeats', async () => {
  const server = await smtpServer(async () => '550 5.1.1 <noura@example.com>: unknown')
  const sending = mailBySmtp(server.url)(mail, new AbortController().signal)
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ message: 'The mail server did not accept a mail: EMESSAGE DATA 550 5.1.1' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('noura')
})

test('names an unreachable server and the reason', async () => {
  const server = await startSmtpServer(async () => '250 Taken')
  await server.close()
  await expect(mailBySmtp(server.url)(mail, new AbortController().signal)).rejects.toThrow(
    /CONN.*ECONNREFUSED/,
  )
})

test('closes the connection of a mail when the signal aborts it', async () => {
  const server = await smtpServer(async () => {
    await expect.poll(() => server.deliveries[0]?.interrupted).toBeGreaterThan(0)
    return '250 Taken'
  })
  const ending = new AbortController()
  const sending = mailBySmtp(server.url)(mail, ending.signal)
  const refused = expect(sending).rejects.toThrow('did not accept a mail')
  await expect.poll(() => server.deliveries.length).toBe(1)
  ending.abort()
  await refused
  await expect.poll(() => server.deliveries[0]?.interrupted).toBeGreaterThan(0)
})
