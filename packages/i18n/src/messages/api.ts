import type { Locale } from '../locale.ts'
import { api as ar } from './ar/api.ts'
import { api as en } from './en/api.ts'

/** The sentences of the API, by language. */
export const apiMessages: Record<Locale, typeof ar> = { ar, en }
