import { pgTable, text } from 'drizzle-orm/pg-core'

/** The Markdown that the owner's files had for each HTML that the shop shows, so that an export gives it back. */
export const sourceTexts = pgTable('source_texts', {
  /** SHA-256 of the HTML, in hex. */
  htmlHash: text('html_hash').primaryKey(),
  markdown: text('markdown').notNull(),
})
