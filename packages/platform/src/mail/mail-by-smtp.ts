import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'
import { smtpError } from './smtp-error.ts'

/** Timeout of a connection and of its greeting: milliseconds. */
const CONNECT_MS = 10_000
/** Timeout of any other answer, since a server may scan a mail before it accepts it: milliseconds. */
const ANSWER_MS = 25_000

/** @param url smtp:// or smtps://, with user and password if required */
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
