import { coupons } from '@zayy/database/schema/checkout'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { locales } from '@zayy/i18n/locale'
import { type AuditDetails, auditEntries } from '@zayy/platform/audit/audit-table'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, asc, desc, eq, getTableName, gt, inArray, or } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type ContentKind, contentFields } from '../../edits/content-kinds.ts'
import { contentTables } from '../../edits/list-content.ts'
import { settingTable } from '../../setting-table.ts'
import type { Names } from './shop-change.ts'

/** An entry of the audit trail about a command that edits what an import writes too. */
export type CommandEdit = {
  id: number
  by: string
  at: Date
  action: string
  subject: string
  details: AuditDetails
}

/**
 * Edits of a row by commands since the last import that decided about it.
 * @property columns edited columns, each with the last edit
 * @property added set if a command added the row
 */
export type EditedRow = { columns: Map<string, CommandEdit>; added?: CommandEdit }

/** @property name as the audit trail recorded it */
type RemovedItem = { edit: CommandEdit; name: Names }

/**
 * @property rows edited rows by table and by their keys as `TableSync` writes them
 * @property removed removed items by kind and slug
 */
export type CommandEdits = {
  rows: Map<string, Map<string, EditedRow>>
  removed: Map<ContentKind, Map<string, RemovedItem>>
}

const kinds = ['pages', 'blogs', 'slides', 'sponsors'] as const satisfies ContentKind[]
const actions = [
  ...['setting.set', 'coupon.add', 'coupon.end'],
  ...kinds.flatMap((kind) => [`${kind}.add`, `${kind}.edit`, `${kind}.remove`]),
]

/**
 * Selects the edits that no import has decided about: those after the last import, and older ones that its entry names as
 * undecided.
 */
export async function selectCommandEdits(transaction: Transaction): Promise<CommandEdits> {
  const [last] = await transaction
    .select({ id: auditEntries.id, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'import'))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  const { id, by, createdAt: at, action, subject, details } = auditEntries
  const isOpen = last ? or(gt(id, last.id), inArray(id, undecidedIn(last.details))) : undefined
  const found = await transaction
    .select({ id, by, at, action, subject, details })
    .from(auditEntries)
    .where(and(inArray(action, actions), isOpen))
    .orderBy(asc(id))
  const edits: CommandEdits = { rows: new Map(), removed: new Map() }
  for (const edit of found) await collect(transaction, edits, edit)
  return edits
}

async function collect(transaction: Transaction, edits: CommandEdits, edit: CommandEdit): Promise<void> {
  const [area, verb] = edit.action.split('.')
  if (area === 'setting') return collectSetting(edits, edit)
  if (area === 'coupon') return collectCoupon(edits, edit)
  const kind = kinds.find((known) => known === area)
  if (!kind) return
  const { table, translations, columns, translatedColumns } = contentTables[kind]
  const removed = edits.removed.get(kind) ?? new Map<string, RemovedItem>()
  edits.removed.set(kind, removed)
  if (verb === 'remove') {
    edits.rows.get(getTableName(table))?.delete(edit.subject)
    removed.set(edit.subject, { edit, name: namesBefore(edit.details) })
    return
  }
  removed.delete(edit.subject)
  const [item] = await transaction.select({ id: table.id }).from(table).where(eq(table.slug, edit.subject))
  if (!item) return
  const row = rowOf(edits, table, edit.subject)
  if (verb === 'add') row.added = edit
  const fields = editedFields(edit.details)
  for (const field of contentFields[kind]) {
    if (!fields.has(field)) continue
    const [, name = '', language] = /^(.*?)(?:_(ar|en))?$/.exec(field) ?? []
    const translated = language === undefined ? undefined : translatedColumns[name]
    if (translated !== undefined) {
      rowOf(edits, translations, `${item.id}\u0000${language}`).columns.set(translated, edit)
      continue
    }
    const column = field === 'position' ? 'position' : columns[field]
    if (column !== undefined) row.columns.set(column, edit)
  }
}

function collectSetting(edits: CommandEdits, edit: CommandEdit): void {
  for (const field of editedFields(edit.details)) {
    const [key = '', language] = field.split(' ')
    const setting = Object.entries(settingTable).find(([known]) => known === key)?.[1]
    if (!setting) continue
    const row =
      language === undefined ? rowOf(edits, settings, '1') : rowOf(edits, settingsTranslations, language)
    row.columns.set(setting.column, edit)
  }
}

function collectCoupon(edits: CommandEdits, edit: CommandEdit): void {
  const days = ['startsOn', 'endsOn']
  const columns =
    edit.action === 'coupon.end' ? days : [...days, 'amount', 'basisPoints', 'maxUses', 'perCustomer']
  for (const column of columns) rowOf(edits, coupons, edit.subject).columns.set(column, edit)
}

function rowOf({ rows }: CommandEdits, table: PgTable, key: string): EditedRow {
  const name = getTableName(table)
  const ofTable = rows.get(name) ?? new Map<string, EditedRow>()
  rows.set(name, ofTable)
  const row = ofTable.get(key) ?? { columns: new Map() }
  ofTable.set(key, row)
  return row
}

function editedFields(details: AuditDetails): Set<string> {
  return new Set(Object.keys(details).map((name) => name.replace(/ (?:before|after)$/, '')))
}

function namesBefore(details: AuditDetails): Names {
  const [ar = '', en = ''] = locales.map((locale) => {
    const name = details[`title_${locale} before`] ?? details[`name_${locale} before`]
    return typeof name === 'string' ? name : ''
  })
  return { ar, en }
}

function undecidedIn({ undecided }: AuditDetails): number[] {
  if (!Array.isArray(undecided)) return []
  const ids: unknown[] = undecided.map((one: object) => ('id' in one ? one.id : null))
  return ids.filter((id) => typeof id === 'number')
}
