import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'
import { smtpError } from './smtp-error.ts'

/** Milliseconds for a connection and for its greeting. */
const CONNECT_MS = 10_000
/** Milliseconds for any other answer: a server may look through a mail before it takes it. */
const ANSWER_MS = 25_000

/**
 * Hands mails to an SMTP server.
 * @param url smtp:// or smtps://, with user and password where it wants them
 */
export function mailBySmtp(url: string): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  })
  return async (mail, signal) => {
    const message = { ...messageOf(mail), signal }
    await transport.sendMail(message).catch((error: unknown) => {
      throw smtpError(error)
    })
  }
}
