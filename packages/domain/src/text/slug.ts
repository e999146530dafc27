/** Readable path segments. Pages are found by id, so a slug need not be unique. */

import { cleanLine } from './clean.ts'

const HARAKAT_AND_TATWEEL = /[\u0640\u064B-\u065F\u0670]/g

/** Returns the last path segment of a category: NFC, lower case, without harakat, tatweel or marks; never empty. */
export function slug(name: string): string {
  const words = cleanLine(name)
    .toLowerCase()
    .replace(HARAKAT_AND_TATWEEL, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words === '' ? '-' : words
}
