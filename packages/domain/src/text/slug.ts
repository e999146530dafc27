/** "A name as it stands in an address": readable, and the page is found by its id anyway. */

import { cleanLine } from './clean.ts'

const HARAKAT_AND_TATWEEL = /[\u0640\u064B-\u065F\u0670]/g

/** The last segment of a category's path: NFC, lower case, without harakat, tatweel or marks; never empty. */
export function slug(name: string): string {
  const words = cleanLine(name)
    .toLowerCase()
    .replace(HARAKAT_AND_TATWEEL, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words === '' ? '-' : words
}
