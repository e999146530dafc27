import type { Locale } from '@zayy/contract/types'
import type { Executor } from '@zayy/platform/postgres/database'
import { checkPlaceholders } from '../import/check/placeholders.ts'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import type { Fields } from './edit-result.ts'
import { selectPageTexts } from './page-texts.ts'

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
  const filled = (field: string) => texts[field] || null
  if (filled('vat_number') === null && texts.tax !== '0') {
    issues.add({ file: '', column: 'tax' }, (messages) => messages.settings.taxWithoutVatNumber)
  }
  const localized = (language: Locale) => ({
    address: filled(`address ${language}`),
    hours: filled(`hours ${language}`),
    deliveryPromise: filled(`delivery_promise ${language}`),
    footerAbout: filled(`footer_about ${language}`) ?? '',
  })
  const shared = {
    phone: filled('phone'),
    whatsapp: filled('whatsapp'),
    email: filled('email'),
    vatNumber: filled('vat_number'),
    crNumber: filled('cr_number'),
    defaultCity: filled('default_city'),
  }
  const promises = { returnDays: filled('return_days'), answerDays: filled('answer_days') }
  const pages = await selectPageTexts(executor)
  checkPlaceholders({ shared, promises, ar: localized('ar'), en: localized('en') }, { pages }, issues)
  return issues.list
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
