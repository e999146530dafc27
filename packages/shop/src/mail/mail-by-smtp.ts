import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'

const PATIENCE_MS = 10_000

/**
 * Hands mails to an SMTP server.
 * @param url smtp:// or smtps://, with user and password where it wants them
 */
export function mailBySmtp(url: string): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return async (mail) => {
    await transport.sendMail(messageOf(mail))
  }
}
