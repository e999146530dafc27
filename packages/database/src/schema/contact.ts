import { id, moment } from '@zayy/platform/postgres/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { locale } from './columns.ts'

/** Messages from the contact form. They are stored whether or not their mail arrives. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    /** The language of the page, in which the visitor expects the answer. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [index('contact_messages_newest').on(row.createdAt.desc())],
)

/** Newsletter subscribers. A row stays after its subscriber leaves. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull(),
  /** Equal for all spellings of one address (`emailIdentity`). */
  emailIdentity: text('email_identity').notNull().unique(),
  locale: locale('locale').notNull(),
  /** The last consent. The law requires the shop to prove it (docs/saudi-rules.md). */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /** Version of the consent text shown beside the form. */
  consentVersion: integer('consent_version').notNull(),
  /** Null: subscribed. */
  unsubscribedAt: moment('unsubscribed_at'),
})
