import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Row } from '../store/write-rows.ts'
import type { CommandEdit, CommandEdits, EditedRow } from './command-edits.ts'
import { type Draft, fieldDraft, isSame } from './draft.ts'
import type { FieldView, ShownRow } from './row-view.ts'
import { viewOf } from './row-views.ts'
import type { ChangeKind, Thing } from './shop-change.ts'

/**
 * An edit by a command that the folder would undo. In the draft, `before` is the edited value and `after` that of the folder.
 */
export type FoundUndoing = { edit: CommandEdit; thing: Thing; change: ChangeKind; draft: Draft }

/**
 * Rows of one sync.
 * @property before all stored rows that the files decide about, by key
 */
type WantedRows = {
  keyOf(row: Row): string
  key: readonly string[]
  rows: readonly Row[]
  before: ReadonlyMap<string, Row>
  whenGone: 'hide' | 'delete' | 'stay'
}

/** Returns the rows to store: the given ones, with kept edits in place of theirs. */
export type EditGuard = {
  /** Returns the rows to store: the given ones, without what is kept. */
  reconcile(table: PgTable, wanted: WantedRows): readonly Row[]
  readonly found: readonly FoundUndoing[]
  /** True if the files do not mention a column of a row. */
  isUnsaid(table: string, key: string, column: string): boolean
}

export function editGuard(edits: CommandEdits, keep: boolean): EditGuard {
  const found: FoundUndoing[] = []
  const said = new Set<string>()
  const cellOf = (...names: string[]) => names.join('\u0000')
  return {
    found,
    isUnsaid: (...names) => !said.has(cellOf(...names)),
    reconcile(table, wanted) {
      const edited = edits.rows.get(getTableName(table))
      const view = viewOf(table)
      if (!edited || !('thing' in view)) return wanted.rows
      const places = new Map<string, number>()
      const rows = wanted.rows.map((row) => {
        const name = wanted.keyOf(row)
        const [edit, old] = [edited.get(name), wanted.before.get(name)]
        if (!edit || !old) return row
        const given = [...edit.columns].filter(([column]) => isGiven(view, row, column))
        for (const [column] of given) said.add(cellOf(getTableName(table), name, column))
        const undone = given.filter(([column]) =>
          view.columns[column] === 'order' ? isMovedBy(wanted, row, old) : !isSame(row[column], old[column]),
        )
        found.push(...undoings(view, undone, row, old))
        if (undone.some(([column]) => view.columns[column] === 'order'))
          places.set(name, Number(old.position))
        return keep ? withoutFields(view, row, undone) : row
      })
      for (const { name, old, added } of goneItems(edited, wanted)) {
        const change = wanted.whenGone === 'hide' ? 'hidden' : 'removed'
        found.push({ edit: added, thing: view.thing, change, draft: { of: Number(old[view.id]) } })
        if (!keep) continue
        const key = Object.fromEntries(wanted.key.map((column) => [column, old[column]]))
        rows.push(wanted.whenGone === 'hide' ? { ...key, hidden: false } : key)
        if ('position' in old) places.set(name, Number(old.position))
      }
      return keep && places.size > 0 ? placed(rows, places, wanted.keyOf) : rows
    },
  }
}

/** True if the files decide about an edited column. */
function isGiven(view: ShownRow, row: Row, column: string): boolean {
  const shown = view.columns[column]
  return column in row && shown !== undefined && shown !== 'hidden'
}

/** Describes the undone columns. Several columns may share a field, and some are not shown. */
function undoings(view: ShownRow, undone: [string, CommandEdit][], row: Row, old: Row): FoundUndoing[] {
  const editOf = new Map<FieldView<Row> | 'order', CommandEdit>()
  for (const [column, edit] of undone) {
    const shown = view.columns[column]
    if (shown && shown !== 'hidden' && !editOf.has(shown)) editOf.set(shown, edit)
  }
  return [...editOf].map(([shown, edit]) => {
    const draft =
      shown === 'order' ? moveDraft(view, row, old) : fieldDraft(view, shown, old, { ...old, ...row })
    return { edit, thing: view.thing, change: 'changed', draft }
  })
}

function moveDraft(view: ShownRow, row: Row, old: Row): Draft {
  const numbers = { before: `${Number(old.position) + 1}`, after: `${Number(row.position) + 1}` }
  return { of: Number(old[view.id]), field: 'position', ...numbers }
}

/** Leaves out undone columns, with the Markdown that they were made of. */
function withoutFields(view: ShownRow, row: Row, undone: [string, CommandEdit][]): Row {
  const fields = undone.map(([column]) => column).filter((column) => view.columns[column] !== 'order')
  const kept = new Set(fields.flatMap((column) => [column, `${column}Markdown`]))
  return Object.fromEntries(Object.entries(row).filter(([column]) => !kept.has(column)))
}

/** Returns the items that a command added and the files lack. */
function goneItems(edited: ReadonlyMap<string, EditedRow>, { before, rows, keyOf, whenGone }: WantedRows) {
  if (whenGone === 'stay') return []
  const given = new Set(rows.map(keyOf))
  return [...edited].flatMap(([name, { added }]) => {
    const old = before.get(name)
    return added && old && old.hidden !== true && !given.has(name) ? [{ name, old, added }] : []
  })
}

/** True if this row has changed places with another one that stays. */
function isMovedBy({ rows, before, keyOf }: WantedRows, row: Row, old: Row): boolean {
  return rows.some((other) => {
    const was = before.get(keyOf(other))
    if (!was || was === old) return false
    return Number(was.position) < Number(old.position) !== Number(other.position) < Number(row.position)
  })
}

/** Puts the kept rows back at their former positions. */
function placed(
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
  keyOf: (row: Row) => string,
): Row[] {
  const order = rows.filter((row) => !places.has(keyOf(row)))
  const kept = rows.filter((row) => places.has(keyOf(row)))
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? 0
  for (const row of kept.toSorted((a, b) => placeOf(a) - placeOf(b))) order.splice(placeOf(row), 0, row)
  return order.map((row, position) => ({ ...row, position }))
}
