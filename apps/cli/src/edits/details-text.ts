import type { AuditDetails } from '@zayy/platform/audit/audit-table'
import { changedPart } from '@zayy/domain/text/changed-part'

/**
 * Formats the details of an audit entry on one line and cuts long texts: `phone: 055… → 050…`.
 * @param names labels of details; others, such as settings, keep the word that commands take
 */
export function detailsText(details: AuditDetails, names: Partial<Record<string, string>>): string {
  const told = new Set<string>()
  return Object.entries(details)
    .flatMap(([name, value]) => {
      const field = name.replace(/ (before|after)$/, '')
      if (told.has(field) || typeof value === 'object') return []
      if (field === name) return [`${names[name] ?? name}: ${changedPart(`${value}`, '')[0]}`]
      told.add(field)
      const [before, after] = [details[`${field} before`], details[`${field} after`]].map(
        (side) => `${side ?? ''}`,
      )
      return [`${field}: ${changedPart(before ?? '', after ?? '').join(' → ')}`]
    })
    .join(', ')
}
