import { orderStatuses } from '@zayy/domain/orders/order-status'
import { changedPart } from '@zayy/domain/text/changed-part'
import type { Locale } from '@zayy/i18n/locale'
import type { AuditDetails } from '@zayy/platform/audit/audit-table'
import { statusText } from '@zayy/shop/orders/status-text'
import type { CommandMessages } from '../command-line/messages.ts'

type Language = { locale: Locale; messages: CommandMessages }

/** Returns the label of an action of the audit trail. */
export function actionText(action: string, { messages }: Language): string {
  const labels: Readonly<Record<string, string>> = messages.commandLine.changes.actions
  return labels[action] ?? action
}

/**
 * Formats the details of an audit entry on one line and cuts long texts: `phone: 055… → 050…`. Names without a label, such as settings,
 * keep the word that commands take.
 */
export function detailsText(details: AuditDetails, language: Language): string {
  const names: Readonly<Record<string, string>> = language.messages.commandLine.changes.detailNames
  const told = new Set<string>()
  return Object.entries(details)
    .flatMap(([name, value]) => {
      const field = name.replace(/ (before|after)$/, '')
      if (told.has(field) || typeof value === 'object') return []
      if (field === name)
        return [`${names[name] ?? name}: ${changedPart(stateText(name, `${value}`, language), '')[0]}`]
      told.add(field)
      const [before, after] = [details[`${field} before`], details[`${field} after`]].map(
        (side) => `${side ?? ''}`,
      )
      return [`${field}: ${changedPart(before ?? '', after ?? '').join(' → ')}`]
    })
    .join(language.locale === 'ar' ? '؛ ' : ', ')
}

/** Names the states of an order, such as "processing, paid", as lists do. */
function stateText(name: string, value: string, { locale, messages }: Language): string {
  if (name !== 'from' && name !== 'to') return value
  const { payments, methods } = messages.orderCommands
  const labels: Readonly<Record<string, string>> = { ...payments, card: methods[1] }
  return value
    .split(', ')
    .map((word) => {
      const status = orderStatuses.find((known) => known === word)
      return status ? statusText(status, locale) : (labels[word] ?? word)
    })
    .join(locale === 'ar' ? '، ' : ', ')
}
