import type { Locale } from '@zayy/i18n/locale'
import { explainError as explainKnownError } from '../../../server/src/config/explain-error.ts'
import { CommandFailure } from './command.ts'

/**
 * Explains an error in the owner's language. One that is a bug keeps its English message.
 * @param start how commands begin on this machine
 */
export function explainError(error: unknown, locale: Locale, start?: string): string {
  if (error instanceof CommandFailure) return error.message
  return explainKnownError(error, locale, start) ?? (error instanceof Error ? error.message : String(error))
}
