import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'
import { messageOf } from './message-of.ts'

/** Timeout of a connection and of its greeting, in milliseconds. */
const CONNECT_MS = 10_000
/** Timeout of any other answer in milliseconds. A server may scan a mail before it accepts it. */
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

/**
 * Connects to the mail server and logs in. Returns null on success, or the error without the password.
 * @param url SMTP_URL
 */
export async function checkMailServer(url: string): Promise<string | null> {
  const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: CONNECT_MS }
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return smtpError(error).message
  } finally {
    transport.close()
  }
}

/**
 * Returns an error that may be logged: the library's code, the command, the server's reply codes (RFC 5321, RFC 3463), and the reason of
 * a failed connection. It omits the text of a reply, in which servers repeat the recipient's address.
 */
function smtpError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail server did not accept a mail')
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(error, name)?.value
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(field('response') ?? ''))?.[1]
  const reason = field('command') === 'CONN' && field('response') === undefined ? error.message : undefined
  const parts = [field('code'), field('command'), field('responseCode'), status, reason]
  return new Error(
    `The mail server did not accept a mail: ${parts.filter((part) => part !== undefined).join(' ')}`,
  )
}
