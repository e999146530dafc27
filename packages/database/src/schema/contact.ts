import { id, moment } from '@zayy/platform/postgres/columns'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { locale } from './columns.ts'

/** What visitors wrote to the shop. It is kept here, whether or not its mail arrives. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    /** The language of the page it was written on, which an answer is expected in. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [index('contact_messages_newest').on(row.createdAt.desc())],
)

/** Who gets the newsletter, and since when they have said so. Who left it stays known as such. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull(),
  /** The form in which two spellings of an address are one person (`emailIdentity`). */
  emailIdentity: text('email_identity').notNull().unique(),
  locale: locale('locale').notNull(),
  /** When they consented last; the law asks the shop to show it (docs/saudi-rules.md). */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /** Which wording they consented to: the version of the sentence beside the form. */
  consentVersion: integer('consent_version').notNull(),
  /** When they left; null: they get it. */
  unsubscribedAt: moment('unsubscribed_at'),
})
