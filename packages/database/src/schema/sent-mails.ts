import { moment } from '@zayy/platform/postgres/columns'
import { isNotNull } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Mails of the last eight days that strangers can cause, counted before they are sent: by mailbox and by the client that caused them,
 * so that nobody gets too many. Older rows are deleted.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** The mail's own id, so that a retry counts once. */
    mail: text('mail').primaryKey(),
    /** SHA-256 of the kind of mail and the recipient's mailbox, in hex. */
    recipient: text('recipient').notNull(),
    /** SHA-256 of the kind of mail and the client that caused it, in hex; null: it counts towards no limit. */
    client: text('client'),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (row) => [
    index('sent_mails_recipient').on(row.recipient, row.countedAt),
    index('sent_mails_client').on(row.client, row.countedAt).where(isNotNull(row.client)),
    index('sent_mails_counted_at').on(row.countedAt),
  ],
)
