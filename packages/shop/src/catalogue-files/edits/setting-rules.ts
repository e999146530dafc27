import type { Locale } from '@zayy/contract/types'
import { basisPoints } from '@zayy/domain/money'
import { readPercentage } from '@zayy/domain/percentage'
import type { Executor } from '@zayy/platform/postgres/database'
import { checkPlaceholders } from '../import/check/placeholders.ts'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { selectPageTexts } from './list-content.ts'
import type { Fields } from './make-edit.ts'

/**
 * Finds contradictions between settings, and between settings and the pages that quote them, by the rules of the
 * import.
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

/** Returns true if the shop charges tax without a VAT number. An invalid rate counts as none. */
export function hasTaxWithoutVatNumber(texts: Fields): boolean {
  const tax = readPercentage(texts.tax ?? '')
  return texts.vat_number === '' && 'rate' in tax && tax.rate > basisPoints(0)
}

/** Adds the issues of `after` that were not there before the edit. */
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
