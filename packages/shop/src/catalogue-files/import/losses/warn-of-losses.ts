import type { Fields } from '../../edits/edit-result.ts'
import { costlyKeys } from '../../setting-table.ts'
import type { ImportIssues } from '../import-issues.ts'
import type { VisibleThings } from './visible-things.ts'

/** The share of what visitors see of a kind that may go without a question. */
const UNASKED_SHARE = 0.1

/** An import that hides or removes more than a tenth of what visitors see of a kind is probably of the wrong folder, or half of one. */
export function warnOfLosses(before: VisibleThings, after: VisibleThings, issues: ImportIssues): void {
  for (const [file, seen] of before) {
    const left = after.get(file)
    const gone = [...seen].filter((id) => !left?.has(id)).length
    if (gone > seen.size * UNASKED_SHARE)
      issues.warn({ file }, ({ warnings }) => warnings.gone(`${gone}`, `${seen.size}`), true)
  }
}

/** A folder that was written before a command changed one of them would change it back. */
export function warnOfCostlySettings(before: Fields, after: Fields, issues: ImportIssues): void {
  for (const column of costlyKeys) {
    const [was = '', is = ''] = [before[column], after[column]]
    if (was !== is)
      issues.warn({ file: 'settings.csv', column }, ({ warnings }) => warnings.dearSetting(is, was), true)
  }
}
