import { createHash } from 'node:crypto'
import { mailboxOf } from '@zayy/domain/accounts/mailbox'
import type { Executor } from '@zayy/platform/postgres/database'
import { networkOf } from '@zayy/platform/rate-limits/client-networks'
import { recipientMails } from '@zayy/platform/rate-limits/recipient-mails-table'
import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'

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
  return hashed(kind, networkOf(client))
}

function hashed(kind: LimitedMail, text: string): string {
  return createHash('sha256').update(`${kind} ${text}`).digest('hex')
}

/**
 * Mails of a kind in any 24 hours.
 * @property ofClient to one mailbox, caused by one client
 * @property all to one mailbox, caused by any clients; the first of a client goes out above it, so that strangers keep nobody from
 *   their own
 * @property byClient to any mailboxes, caused by one client
 */
type MailLimit = { ofClient: number; all: number; byClient: number }

const mostADay: Record<LimitedMail, MailLimit> = {
  // A mobile network puts many buyers behind one address.
  order: { ofClient: 5, all: 20, byClient: 30 },
  // A client asks for 30 resets an hour: its policy.
  reset: { ofClient: 3, all: 9, byClient: Number.POSITIVE_INFINITY },
}

/** The mails to the shop itself that are sent one by one in any hour; the others are told of in a digest. */
const shopMailsAnHour = 60

const aDayAgo = sql`now() - interval '1 day'`

/**
 * @property mail its id: a mail that is tried again counts once
 * @property client as `mailClient` gives it; null: the recipient caused it, which no limit holds back
 */
type CausedMail = { mail: string; kind: LimitedMail; to: string; client: string | null }

/**
 * Counts a mail that a stranger can cause, before it is sent, for all servers together. Locks the mailbox and the client until
 * the transaction ends: of two mails at once, the second sees the first.
 *
 * @param times how many times the limit's number is allowed: 1, or 1000 with LIMITS=relaxed
 * @returns whether it may be sent
 */
export async function consumeMailLimit(
  transaction: Executor,
  { mail, kind, to, client }: CausedMail,
  times: number,
): Promise<boolean> {
  const recipient = mailRecipient(to, kind)
  for (const locked of [recipient, ...(client === null ? [] : [client])])
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${locked}, 0))`)
  if (await isCounted(transaction, mail)) return true
  if (client !== null && !(await hasRoom(transaction, { kind, recipient, client }, times))) return false
  await countMails(transaction, recipient, [mail], client)
  return true
}

async function hasRoom(
  transaction: Executor,
  { kind, recipient, client }: { kind: LimitedMail; recipient: string; client: string },
  times: number,
): Promise<boolean> {
  const most = mostADay[kind]
  const toMailbox = eq(recipientMails.recipient, recipient)
  const byClient = eq(recipientMails.client, client)
  if ((await countOfDay(transaction, byClient)) >= most.byClient * times) return false
  const ofClient = await countOfDay(transaction, and(toMailbox, byClient))
  if (ofClient === 0) return true
  if (ofClient >= most.ofClient * times) return false
  return (await countOfDay(transaction, and(toMailbox, isNotNull(recipientMails.client)))) < most.all * times
}

function countOfDay(transaction: Executor, which: SQL | undefined): Promise<number> {
  return transaction.$count(recipientMails, and(which, gt(recipientMails.counted, aDayAgo)))
}

/**
 * Counts a mail to the shop's own mailbox.
 * @returns whether it may be sent by itself: a flood of messages is told of once an hour
 */
export async function consumeShopMailLimit(
  transaction: Executor,
  { mail, kind }: { mail: string; kind: 'contact' | 'receipt' },
  times: number,
): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${kind}, 0))`)
  if (await isCounted(transaction, mail)) return true
  const ofHour = and(
    eq(recipientMails.recipient, kind),
    gt(recipientMails.counted, sql`now() - interval '1 hour'`),
  )
  if ((await transaction.$count(recipientMails, ofHour)) >= shopMailsAnHour * times) return false
  await countMails(transaction, kind, [mail], null)
  return true
}

async function isCounted(transaction: Executor, mail: string): Promise<boolean> {
  return (await transaction.$count(recipientMails, eq(recipientMails.mail, mail))) > 0
}

/** Notes mails as sent. With them, a few old ones are forgotten: after eight days no mail is tried again. */
export async function countMails(
  executor: Executor,
  recipient: string,
  mails: readonly string[],
  client: string | null = null,
): Promise<void> {
  await executor
    .insert(recipientMails)
    .values(mails.map((mail) => ({ mail, recipient, client })))
    .onConflictDoNothing()
  await executor.execute(sql`
    delete from recipient_mails where mail in (
      select mail from recipient_mails where counted < now() - interval '8 days' limit 20 for update skip locked)`)
}
