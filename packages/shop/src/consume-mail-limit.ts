import { createHash } from 'node:crypto'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { mailboxOf } from '@zayy/domain/accounts/mailbox'
import type { Executor } from '@zayy/platform/postgres/database'
import { networkOf } from '@zayy/platform/rate-limits/client-networks'
import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'

/**
 * Mails that a stranger can cause: order confirmations, codes or links for a new password, and other mails to the unproven address of
 * an account.
 */
export const limitedMails = ['order', 'reset', 'account'] as const

export type LimitedMail = (typeof limitedMails)[number]

/** Returns the hashed mailbox of an address for one kind of mail. */
export function mailRecipient(email: string, kind: LimitedMail): string {
  return hashed(kind, mailboxOf(email))
}

/** Returns the recipient of an address for every kind of mail. */
export function recipientsOf(email: string): string[] {
  return limitedMails.map((kind) => mailRecipient(email, kind))
}

/**
 * Returns the hashed client that caused a kind of mail. All addresses of an IPv6 /48 are one client.
 * @param client as returned by `rateLimitKey`
 */
export function mailClient(client: string, kind: LimitedMail): string {
  return hashed(kind, networkOf(client))
}

function hashed(kind: LimitedMail, text: string): string {
  return createHash('sha256').update(`${kind} ${text}`).digest('hex')
}

/**
 * Mails in any 24 hours: `pair` from one client to one mailbox; `mailbox` from all clients to one mailbox; `client` from one
 * client to all mailboxes. The first mail of a pair is always sent, so that strangers cannot keep anybody from their own mails.
 */
const MAX_A_DAY: Record<LimitedMail, { pair: number; mailbox: number; client: number }> = {
  // A mobile network puts many buyers behind one address.
  order: { pair: 5, mailbox: 20, client: 30 },
  // The call's policy already limits a client to 30 resets an hour.
  reset: { pair: 3, mailbox: 9, client: Number.POSITIVE_INFINITY },
  // A client opens at most five accounts an hour.
  account: { pair: 6, mailbox: 18, client: Number.POSITIVE_INFINITY },
}

/** Mails to the shop itself in any hour that are sent singly; the others go into a digest. */
const MAX_SHOP_MAILS_AN_HOUR = 60

/**
 * @property mail its id, so that a retry counts once
 * @property client as returned by `mailClient`; null: the recipient caused it, so no limit applies
 */
type CausedMail = { mail: string; kind: LimitedMail; to: string; client: string | null }

/**
 * Counts a mail that a stranger can cause, before it is sent, for all servers together. Locks the mailbox and the client until
 * the transaction ends, so that concurrent mails count each other.
 * @param multiplier of the limits' numbers: 1, or 1000 with LIMITS=relaxed
 * @returns whether it may be sent
 */
export async function consumeMailLimit(
  transaction: Executor,
  { mail, kind, to, client }: CausedMail,
  multiplier: number,
): Promise<boolean> {
  const recipient = mailRecipient(to, kind)
  await lock(transaction, recipient)
  if (client !== null) await lock(transaction, client)
  if (await isCounted(transaction, mail)) return true
  if (client !== null) {
    const sent = await countsOfDay(transaction, recipient, client)
    const max = MAX_A_DAY[kind]
    const isFirst = sent.pair === 0
    if (sent.client >= max.client * multiplier) return false
    if (!isFirst && (sent.pair >= max.pair * multiplier || sent.mailbox >= max.mailbox * multiplier))
      return false
  }
  await countMails(transaction, recipient, [mail], client)
  return true
}

async function countsOfDay(transaction: Executor, recipient: string, client: string) {
  const byClient = eq(sentMails.client, client)
  const toMailbox = and(eq(sentMails.recipient, recipient), isNotNull(sentMails.client))
  const count = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number)
  const [counts = { pair: 0, mailbox: 0, client: 0 }] = await transaction
    .select({ pair: count(and(toMailbox, byClient)), mailbox: count(toMailbox), client: count(byClient) })
    .from(sentMails)
    .where(and(or(toMailbox, byClient), gt(sentMails.countedAt, sql`now() - interval '1 day'`)))
  return counts
}

/**
 * Counts a mail to the shop's own mailbox.
 * @returns whether it may be sent singly; a flood of messages goes into an hourly digest
 */
export async function consumeShopMailLimit(
  transaction: Executor,
  { mail, kind }: { mail: string; kind: 'contact' | 'receipt' },
  multiplier: number,
): Promise<boolean> {
  await lock(transaction, kind)
  if (await isCounted(transaction, mail)) return true
  const { recipient, countedAt } = sentMails
  const ofHour = and(eq(recipient, kind), gt(countedAt, sql`now() - interval '1 hour'`))
  if ((await transaction.$count(sentMails, ofHour)) >= MAX_SHOP_MAILS_AN_HOUR * multiplier) return false
  await countMails(transaction, kind, [mail], null)
  return true
}

async function lock(transaction: Executor, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

async function isCounted(transaction: Executor, mail: string): Promise<boolean> {
  return (await transaction.$count(sentMails, eq(sentMails.mail, mail))) > 0
}

/** Records mails as sent, and deletes a few records older than eight days: no mail is retried that long. */
export async function countMails(
  executor: Executor,
  recipient: string,
  mails: readonly string[],
  client: string | null = null,
): Promise<void> {
  await executor
    .insert(sentMails)
    .values(mails.map((mail) => ({ mail, recipient, client })))
    .onConflictDoNothing()
  await executor.execute(sql`
    delete from sent_mails where mail in (
      select mail from sent_mails where counted_at < now() - interval '8 days' limit 20 for update skip locked)`)
}
