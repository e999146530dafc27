import type { Locale } from '@zayy/contract/types'
import { basisPoints } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import type { Executor } from '@zayy/platform/postgres/database'
import { checkPlaceholders } from '../import/check/placeholders.ts'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { selectPageTexts } from './list-content.ts'
import type { Fields } from './make-edit.ts'

/**
 * What is wrong between settings, and between them and the pages that name them in braces: the same as an import refuses.
 * @param texts of the settings, by field
 */
export async function settingIssues(
  executor: Executor,
  texts: Fields,
  locale: Locale,
): Promise<ImportIssue[]> {
  const issues = new ImportIssues(locale)
  if (hasTaxWithoutVatNumber(texts)) {
    issues.add({ file: '', column: 'tax' }, (messages) => messages.settings.taxWithoutVatNumber)
  }
  checkPlaceholders(texts, await selectPageTexts(executor), issues)
  return issues.list
}

/** Whether prices would bear VAT without a VAT number. A rate that cannot be read is not held to be one. */
export function hasTaxWithoutVatNumber(texts: Fields): boolean {
  const tax = readPercentage(texts.tax ?? '')
  return texts.vat_number === '' && 'rate' in tax && tax.rate > basisPoints(0)
}

/** Adds those of `after` that were not there before: what was wrong already is not held against an edit. */
export function addNewIssues(
  issues: ImportIssues,
  before: readonly ImportIssue[],
  after: readonly ImportIssue[],
): void {
  const known = new Set(before.map((issue) => JSON.stringify(issue)))
  for (const issue of after) {
    if (!known.has(JSON.stringify(issue))) issues.add(issue, () => issue.reason)
  }
}
