import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../postgres/columns.ts'

/** Assets of current and recent builds, so that a server can serve those of other builds. Dumps leave them out. */
export const storefrontAssets = pgTable('storefront_assets', {
  /** The file's name below /assets, which contains a hash of its content. */
  name: text('name').primaryKey(),
  body: bytea('body').notNull(),
  /** The Brotli form, if the build has one. */
  br: bytea('br'),
  /** When a server last recorded it as part of its own build; servers renew it once a day. */
  seenAt: moment('seen_at').notNull().defaultNow(),
})
