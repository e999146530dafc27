import { createHash } from 'node:crypto'
import { mailboxOf } from '@zayy/domain/accounts/mailbox'
import { networksOf } from './rate-limit-key.ts'

/** Kinds of mail that a stranger can have sent to anybody: confirmations of orders, and ways to a new password. */
export const limitedMails = ['order', 'reset'] as const

export type LimitedMail = (typeof limitedMails)[number]

/** The mailbox of an address for one kind of mail, hashed. */
export function mailRecipient(email: string, kind: LimitedMail): string {
  return hashed(kind, mailboxOf(email))
}

/** Everything that one mailbox is counted as. */
export function recipientsOf(email: string): string[] {
  return limitedMails.map((kind) => mailRecipient(email, kind))
}

/**
 * The client that caused a kind of mail, hashed. An IPv6 client is its /48: a new address in it is no new client.
 * @param client as `rateLimitKey` names it
 */
export function mailClient(client: string, kind: LimitedMail): string {
  return hashed(kind, networksOf(client).at(-1)?.key ?? client)
}

function hashed(kind: LimitedMail, text: string): string {
  return createHash('sha256').update(`${kind} ${text}`).digest('hex')
}
