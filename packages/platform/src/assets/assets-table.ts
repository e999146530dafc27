import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../postgres/columns.ts'

/** The assets of builds that run or ran lately, so that a server can send those of other builds. Dumps leave them out. */
export const storefrontAssets = pgTable('storefront_assets', {
  /** The file's name below /assets, which has a hash of its content in it. */
  name: text('name').primaryKey(),
  body: bytea('body').notNull(),
  /** The body packed by Brotli, if that is smaller. */
  br: bytea('br'),
  /** When a server last had it in its own build; servers say so once a day. */
  seen: moment('seen').notNull().defaultNow(),
})
