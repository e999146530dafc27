import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { PermanentFailure } from '../jobs/permanent-failure.ts'
import { checkMailServer, mailBySmtp } from './mail-by-smtp.ts'
import { type SmtpServer, startSmtpServer } from './testing/smtp-server.ts'

const mail = {
  from: { name: 'Zayy', address: 'shop@example.test' },
  to: 'noura@example.com',
  subject: 'Your order',
  text: 'Hello',
  html: '<p>Hello</p>',
  id: 'order-placed-ABC',
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

test.each<[reply: string, isPermanent: boolean, command?: string]>([
  ['550 5.1.1 User unknown', true],
  ['550 5.1.2 Bad destination system', true],
  ['550 No Such User Here', true],
  ['550-Mailbox unknown\r\n550 sorry, no mailbox here by that name', true],
  ['550 sorry, no mailbox here by that name (#5.1.1)', true],
  ['550 Unrouteable address', true],
  ['550 Requested action not taken: mailbox unavailable', true],
  ['550 <spam@example.com>: the account does not exist', true],
  ['551 User not local', true],
  ['553 Mailbox name not allowed', true],
  [
    '550-Verification failed for <shop@example.test>\r\n550-No Such User Here\r\n550 Sender verify failed',
    false,
  ],
  ['550 Mailbox unavailable: rejected for policy reasons', false],
  ['551 User not local; we do not relay', false],
  ['553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)', false],
  ['550 Unknown user from your network is blocked', false],
  ['550 Account has exceeded its sending limit', false],
  ['550 <no such user@example.com>: try another server', false],
  ['550 Administrative prohibition', false],
  ['550 Your account has been disabled', false],
  [
    '550-Requested action not taken: mailbox unavailable\r\n550 See https://help.example.com/errors?ip=192.0.2.1',
    false,
  ],
  ['550 5.7.1 Unknown user may not relay', false],
  ['554 5.7.1 Service unavailable; Client host blocked', false],
  ['550 relay not permitted', false],
  ['550 Sender unknown', false],
  ['553 5.1.3 Bad address', false, 'MAIL FROM'],
  ['552 5.3.4 Message too big', false],
  ['552 5.2.2 Mailbox full', false],
  ['530 5.7.0 Authentication required', false],
  ['450 4.1.1 User unknown', false],
  ['451 4.7.1 Greylisted: unknown user', false],
])(
  'tells whether a server refuses a mailbox for good: %s',
  async (reply, isPermanent, command = 'RCPT TO') => {
    const url = await answering('220 mail\r\n', (line) =>
      line.startsWith(command) ? `${reply}\r\n` : '250 ok\r\n',
    )
    const sending = mailBySmtp(url.replace('user:secret@', ''))(mail, new AbortController().signal)
    const error = await sending.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining(`${command} ${reply.slice(0, 3)}`) })
    expect(error instanceof PermanentFailure).toBe(isPermanent)
  },
)

test('reads a reply of 200,000 characters at once', async () => {
  const url = await answering('220 mail\r\n', (line) =>
    line.startsWith('RCPT') ? `550 ${'x'.repeat(200_000)}\r\n` : '250 ok\r\n',
  )
  const began = performance.now()
  const sending = mailBySmtp(url.replace('user:secret@', ''))(mail, new AbortController().signal)
  await expect(sending).rejects.toThrow('RCPT TO 550')
  expect(performance.now() - began).toBeLessThan(5_000)
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

/** Listens until the test ends. @returns SMTP_URL */
async function urlOf(server: Server): Promise<string> {
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `smtp://user:secret@127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Starts a server that answers each line of a client. */
async function answering(greeting: string, answer: (line: string) => string): Promise<string> {
  const server = createServer((socket) => {
    socket.write(greeting)
    socket.on('data', (line) => socket.write(answer(String(line))))
    socket.on('error', () => {})
  })
  return await urlOf(server)
}

/** Starts a server with a certificate that nobody trusts. */
async function untrusted(): Promise<string> {
  const smtp = new SMTPServer({ disableReverseLookup: true, logger: false })
  smtp.on('error', () => {})
  return await urlOf(smtp.server)
}

test.each<[trouble: string, detail: string, open: () => Promise<string>]>([
  ['away', 'CONN', async () => 'smtp://127.0.0.1:1'],
  ['refused', 'CONN 554', () => answering('554 Go away\r\n', () => '')],
  ['certificate', 'certificate', untrusted],
  [
    'encryption',
    'wrong version number',
    () =>
      answering('220 mail\r\n', (line) =>
        line.startsWith('EHLO') ? '250-mail\r\n250 STARTTLS\r\n' : '220 begin\r\nno TLS after all\r\n',
      ),
  ],
  [
    'password',
    'AUTH PLAIN 535 5.7.8',
    () =>
      answering('220 mail\r\n', (line) =>
        line.startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 No such user\r\n',
      ),
  ],
])('tells what is wrong with a mail server: %s', async (trouble, detail, open) => {
  const found = await checkMailServer(await open())
  expect(found).toEqual({ trouble, detail: expect.stringContaining(detail) })
  expect(found?.detail).not.toMatch(/secret|\n|:error:/)
})
