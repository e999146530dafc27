import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'
import type { ValidationIssue } from './domain-error.ts'

const messages = { ar, en }

/** Returns the sentence about an invalid field. */
export function issueText(issue: ValidationIssue, locale: Locale): string {
  const { fields, quantities, amounts } = messages[locale]
  if (typeof issue === 'string') return fields[issue]
  if ('amount' in issue) return amounts[issue.amount](toSar(issue.least))
  return issue.quantity === 'lower'
    ? quantities.lower(issue.least, issue.missing)
    : quantities.larger(issue.most, issue.over)
}
