import { isInputErrorCode } from '@zayy/contract/error-codes'
import type { Locale } from '@zayy/contract/types'
import { messages } from './messages.ts'

type Issue = { message: string; path?: readonly unknown[] | undefined }

/** An issue's place, joined with dots: `products.0.colors.1.color_id`. */
export function fieldPath({ path = [] }: Issue): string {
  return path
    .map((segment) =>
      String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment),
    )
    .join('.')
}

/** What is wrong with each field, in the language of the path. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const code = isInputErrorCode(issue.message) ? issue.message : 'required'
    const path = fieldPath(issue)
    errors[path] = [...(errors[path] ?? []), messages[locale].fields[code]]
  }
  return errors
}
