import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { apiMessages } from '@zayy/i18n/messages/api'
import type { ValidationIssue } from './domain-error.ts'

/** Returns the sentence about an invalid field. */
export function issueText(issue: ValidationIssue, locale: Locale): string {
  const { fields, quantities, amounts } = apiMessages[locale]
  if (typeof issue === 'string') return fields[issue]
  if ('amount' in issue) return amounts[issue.amount](toSar(issue.least))
  return issue.quantity === 'lower'
    ? quantities.lower(issue.least, issue.missing)
    : quantities.larger(issue.most, issue.over)
}
