import type { Transaction } from '@zayy/platform/postgres/database'
import type { TableSync } from './table-sync.ts'

/** What each file of this folder stores with. */
export type StoreContext = {
  transaction: Transaction
  tables: TableSync
  /** The hash of a picture by its path in the owner's folder. */
  picture(path: string): string
  /** Markdown of the owner's as safe HTML. */
  html(markdown: string, locale: 'ar' | 'en'): string
}

export const locales = ['ar', 'en'] as const
