import type { Transaction } from '@zayy/database/database'
import type { Keeper } from './keeper.ts'

/** What the storing of each slice works with. */
export type StoreContext = {
  transaction: Transaction
  keeper: Keeper
  /** The hash of a picture by its path in the owner's folder. */
  picture(path: string): string
  /** Markdown of the owner's as safe HTML. */
  html(markdown: string, locale: 'ar' | 'en'): string
}

export const locales = ['ar', 'en'] as const
