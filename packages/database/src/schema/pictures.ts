import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

export const pictureFormat = pgEnum('picture_format', ['webp', 'png', 'jpeg', 'svg'])

/**
 * Every picture that the shop shows, by the hash of its bytes. The bytes are with the picture store;
 * width and height are what the browser needs to hold its place.
 */
export const pictures = pgTable(
  'pictures',
  {
    hash: text('hash').primaryKey(),
    format: pictureFormat('format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Where it was in the owner's folder last; null for a picture that a command added. */
    path: text('path'),
  },
  (picture) => [
    check('pictures_hash', sql`${picture.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
)

/** A column that holds a picture's hash. */
export const picture = (name = 'picture') => text(name).references(() => pictures.hash)
