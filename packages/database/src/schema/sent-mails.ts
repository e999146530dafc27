import { moment } from '@zayy/platform/postgres/columns'
import { isNotNull } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Mails of the last eight days that strangers can trigger. They are counted before sending, by mailbox and by client,
 * to limit how many a mailbox gets.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Id of the mail, the same in a retry, so that it counts once. */
    mail: text('mail').primaryKey(),
    /** SHA-256 of the kind of mail and the recipient's mailbox, in hex. */
    recipient: text('recipient').notNull(),
    /** SHA-256 of the kind of mail and the client, in hex; null: counts for no client. */
    client: text('client'),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (row) => [
    index('sent_mails_recipient').on(row.recipient, row.countedAt),
    index('sent_mails_client').on(row.client, row.countedAt).where(isNotNull(row.client)),
    index('sent_mails_counted_at').on(row.countedAt),
  ],
)
