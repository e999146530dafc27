import { createTransport } from 'nodemailer'
import { PermanentFailure } from '../jobs/permanent-failure.ts'
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
 * Why a mail server is of no use.
 * @property trouble `encryption`: TLS failed, usually with the port of the other protocol. `refused`: any other answer
 * @property detail the codes of `smtpError`
 */
export type MailServerTrouble = {
  trouble: 'away' | 'encryption' | 'certificate' | 'password' | 'refused'
  detail: string
}

/**
 * Connects to the mail server and logs in. Returns null on success.
 * @param url SMTP_URL
 */
export async function checkMailServer(url: string): Promise<MailServerTrouble | null> {
  const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: CONNECT_MS }
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return { trouble: troubleOf(error), detail: detailOf(error) }
  } finally {
    transport.close()
  }
}

/**
 * Returns an error that may be logged: the library's code, the command, the server's reply codes (RFC 5321, RFC 3463), and the reason of
 * a failed connection. It omits the text of a reply, in which servers repeat the recipient's address.
 */
function smtpError(error: unknown): Error {
  const message = `The mail server did not accept a mail: ${detailOf(error)}`
  return isMailboxRefused(error) ? new PermanentFailure(message) : new Error(message)
}

/** Codes of RFC 3463 for a mailbox or domain that does not exist or takes no mail. Other 5xx may be about the shop, which can mend them. */
const MAILBOX_CODES = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/**
 * How servers without these codes name a mailbox that does not exist. Their reply code alone proves nothing: relays answer 550, 551 and
 * 553 also to a client without a login, to a refused sender, to spam and beyond a limit. Such a reply is the same for all buyers, so
 * giving up would lose every mail. Retrying a mailbox that does not exist only costs 29 connections.
 */
const NO_MAILBOX =
  /\b(?:no (?:such |valid )?(?:user|recipient|mailbox|address|account)|(?:unknown|invalid|non-?existent|unrouteable) (?:user|recipient|mailbox|address|account)|(?:user|recipient|mailbox|address|account)(?: name)?(?: is| was| has been)? (?:unknown|invalid|unavailable|not (?:found|known|local|valid|allowed|available)|disabled|inactive|closed|(?:does not|doesn't) exist))\b/i
/** Words for other reasons. Exim passes on that it knows "no such user" of the sender. */
const OTHER_REASON =
  /\b(?:sender|from|your|client|ip|relay\w*|auth\w*|log ?in|spam\w*|block\w*|(?:black|grey|gray)-?list\w*|polic\w+|den(?:y|ied)|prohibited|limit\w*|quota|exceed\w*|full|too many|later|temporar\w+)\b/i

/** Characters of a reply that are searched for words: the search takes quadratic time. A line has at most 512 (RFC 5321, 4.5.3.1.5). */
const MAX_REPLY_LENGTH = 4_000

/** Returns whether a server refused the recipient for good. Greylisting answers 4xx. */
function isMailboxRefused(error: unknown): boolean {
  const command = fieldOf(error, 'command')
  // Answers about the shop's own address.
  if (command === 'MAIL FROM') return false
  const status = statusOf(error)
  if (status !== undefined) return MAILBOX_CODES.has(status)
  const response = String(fieldOf(error, 'response') ?? '').slice(0, MAX_REPLY_LENGTH)
  // An address that the server repeats says nothing about its reason.
  const text = response.replaceAll(/<[^>]*>|\S+@\S+/g, '')
  const isRefused = command === 'RCPT TO' && /^55[0-3]/.test(response)
  return isRefused && NO_MAILBOX.test(text) && !OTHER_REASON.test(text)
}

/** Returns the enhanced status code of a reply (RFC 3463), which qmail puts at its end: `(#5.1.1)`. */
function statusOf(error: unknown): string | undefined {
  const response = String(fieldOf(error, 'response') ?? '')
  return (
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ??
    /\(#(\d\.\d{1,3}\.\d{1,3})\)/.exec(response)?.[1]
  )
}

function detailOf(error: unknown): string {
  const parts = [...['code', 'command', 'responseCode'].map((name) => fieldOf(error, name)), statusOf(error)]
  return [...parts, connectionReason(error)].filter((part) => part !== undefined).join(' ')
}

/** Returns the reason of a failed connection in one line; of OpenSSL's nine fields only the reason. */
function connectionReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || fieldOf(error, 'command') !== 'CONN') return undefined
  if (fieldOf(error, 'response') !== undefined) return undefined
  return /SSL routines:[^:]*:([^:]+)/.exec(error.message)?.[1] ?? error.message.split('\n')[0]
}

function troubleOf(error: unknown): MailServerTrouble['trouble'] {
  const code = fieldOf(error, 'code')
  const reason = connectionReason(error)
  if (code === 'EAUTH') return 'password'
  if (error instanceof Error && /certificate|altnames/i.test(error.message)) return 'certificate'
  // A server of port 465 awaits TLS, and does not greet a client of port 587.
  const isEncryption = error instanceof Error && /SSL routines|TLS|greeting never/i.test(error.message)
  if (code === 'ETLS' || isEncryption) return 'encryption'
  return reason === undefined ? 'refused' : 'away'
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
}
