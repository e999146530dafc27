import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../postgres/columns.ts'

/**
 * Assets of current and recent builds, so that each server can also serve the assets of other builds. Dumps omit them.
 */
export const storefrontAssets = pgTable('storefront_assets', {
  /** File name below /assets. It contains a hash of the content. */
  name: text('name').primaryKey(),
  body: bytea('body').notNull(),
  /** Brotli-compressed content, or null if the build has none. */
  br: bytea('br'),
  /** Last time a server recorded the file as part of its build. Servers renew it once a day. */
  seenAt: moment('seen_at').notNull().defaultNow(),
})
