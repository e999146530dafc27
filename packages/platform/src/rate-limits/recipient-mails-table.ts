import { isNotNull } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../postgres/columns.ts'

/**
 * Mails of the last days that strangers can cause, by the mailbox and by the client that caused them, so that nobody gets too many. Rows
 * older than eight days mean nothing and go.
 */
export const recipientMails = pgTable(
  'recipient_mails',
  {
    /** The mail's own id, so that one that is tried again counts once. */
    mail: text('mail').primaryKey(),
    /** SHA-256 of the kind of mail and the recipient's mailbox, in hex. */
    recipient: text('recipient').notNull(),
    /** SHA-256 of the kind of mail and the client that caused it, in hex; null: it counts towards no limit. */
    client: text('client'),
    counted: moment('counted').notNull().defaultNow(),
  },
  (row) => [
    index('recipient_mails_recipient').on(row.recipient, row.counted),
    index('recipient_mails_client').on(row.client, row.counted).where(isNotNull(row.client)),
    index('recipient_mails_counted').on(row.counted),
  ],
)
