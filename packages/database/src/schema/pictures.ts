import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

export const pictureFormat = pgEnum('picture_format', ['webp', 'png', 'jpeg', 'svg'])

/**
 * All pictures of the shop by the hash of their bytes, which the picture store holds. The browser reserves space by
 * width and height.
 */
export const pictures = pgTable(
  'pictures',
  {
    hash: text('hash').primaryKey(),
    format: pictureFormat('format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Last path in the owner's folder; null for a picture added by a command. */
    path: text('path'),
  },
  (picture) => [
    check('pictures_hash', sql`${picture.hash} ~ '^[0-9a-f]{32}$'`),
    check('pictures_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
)

/** A column that holds a picture's hash. */
export const picture = (name = 'picture') => text(name).references(() => pictures.hash)
