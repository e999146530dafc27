import type { Locale } from '../locale.ts'
import { mail as ar } from './ar/mail.ts'
import { mail as en } from './en/mail.ts'

/** The texts of all mails, by language. */
export const mails: Record<Locale, typeof ar> = { ar, en }
