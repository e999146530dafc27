import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

export const imageFormat = pgEnum('image_format', ['webp', 'png', 'jpeg', 'svg'])

/**
 * All images of the shop by the hash of their bytes, which the image store holds. The browser reserves space by
 * width and height.
 */
export const images = pgTable(
  'images',
  {
    hash: text('hash').primaryKey(),
    format: imageFormat('format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Last path in the owner's folder; null for an image added by a command. */
    path: text('path'),
  },
  (image) => [
    check('images_hash', sql`${image.hash} ~ '^[0-9a-f]{20}$'`),
    check('images_size', sql`${image.width} > 0 and ${image.height} > 0`),
  ],
)

/** A column that holds a picture's hash. */
export const image = (name = 'image') => text(name).references(() => images.hash)
