import { settings } from '@zayy/database/schema/settings'
import { toPercent } from '@zayy/domain/money'
import type { Transaction } from '@zayy/platform/postgres/database'
import { dearKeys } from '../../edits/setting-columns.ts'
import type { ImportIssues } from '../import-issues.ts'

/** Their values as settings.csv writes them. */
export type DearSettings = Record<(typeof dearKeys)[number], string>

/** Reads the dear settings at this moment of the transaction. */
export async function dearSettings(transaction: Transaction): Promise<DearSettings> {
  const { taxBasisPoints, taxIncluded, bankIban } = settings
  const [row] = await transaction.select({ taxBasisPoints, taxIncluded, bankIban }).from(settings)
  return {
    tax: row ? `${toPercent(row.taxBasisPoints)}` : '',
    tax_included: row?.taxIncluded ? '1' : '0',
    bank_iban: row?.bankIban ?? '',
  }
}

/** A folder that was written before a command changed one of them would change it back. */
export function warnOfDearSettings(before: DearSettings, after: DearSettings, issues: ImportIssues): void {
  for (const column of dearKeys) {
    const [was, is] = [before[column], after[column]]
    if (was !== is)
      issues.warn({ file: 'settings.csv', column }, ({ warnings }) => warnings.dearSetting(is, was), true)
  }
}
