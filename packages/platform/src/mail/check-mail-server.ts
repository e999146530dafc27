import { createTransport } from 'nodemailer'
import { smtpError } from './smtp-error.ts'

const TIMEOUT_MS = 10_000

/**
 * Connects to the mail server and logs in. Returns null on success, or the error without the password.
 * @param url SMTP_URL
 */
export async function checkMailServer(url: string): Promise<string | null> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
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
