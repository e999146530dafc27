import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The mails of the last days by recipient, so that nobody gets too many. A row that is older means nothing and goes. */
export const recipientMails = pgTable(
  'recipient_mails',
  {
    /** The mail's own id, so that one that is tried again counts once. */
    mail: text('mail').primaryKey(),
    /** SHA-256 of the recipient's address, in hex. */
    recipient: text('recipient').notNull(),
    counted: moment('counted').notNull().defaultNow(),
  },
  (row) => [
    index('recipient_mails_recipient').on(row.recipient, row.counted),
    index('recipient_mails_counted').on(row.counted),
  ],
)
