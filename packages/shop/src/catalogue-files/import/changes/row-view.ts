import type { Halalas } from '@zayy/domain/money'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Field, Thing } from './shop-change.ts'

/** A value before references are resolved to names: a text, another thing by its id, or an image by its hash. */
export type DraftValue = string | null | { thing: Thing; id: number } | { image: string }

/**
 * A column as the owner knows it. Several columns can share one field.
 * @property key key of a setting, which is a thing with one field
 * @property read returns the owner's text; without it the list shows the change but not its values
 * @property amount an amount of money; unusual changes of it are marked
 */
export type FieldView<Row> = {
  field?: Field
  key?: string
  read?(row: Row): DraftValue
  amount?(row: Row): Halalas | null
}

/** `order` and `hidden` are shown as changes of the thing. Null: derived from other columns, or the key. */
type ColumnView<Row> = FieldView<Row> | 'order' | 'hidden' | null

/**
 * How the owner knows a row. `as` is the meaning of an added or removed row: `thing`; its `texts` in a language, which are
 * added and removed with it; an entry of the list `field`; `derived` rows are computed from others and never shown.
 * @property id column with the id of the thing
 * @property owner the thing that this is a part of: parts of new and removed things are not shown
 */
type Shown<Row> = {
  thing: Thing
  id: keyof Row & string
  owner?: { thing: Thing; id: keyof Row & string }
  columns: { [Column in keyof Row]: ColumnView<Row> }
} & ({ as: 'thing' | 'texts' } | { as: 'entry'; entry: FieldView<Row> & { field: Field } })

export type Row = Record<string, unknown>

export type ShownRow = Shown<Row>

export type RowView = ShownRow | { as: 'derived' } | { as: 'own' }

type Viewed<T extends PgTable> = { table: T; view: RowView }

export function view<T extends PgTable>(table: T, shown: Shown<T['$inferSelect']>): Viewed<T> {
  return { table, view: shown }
}

/** A table of things. @param owner the thing that they are parts of */
export function thing<T extends PgTable & { $inferSelect: { id: number } }>(
  table: T,
  name: Thing,
  columns: Omit<Shown<T['$inferSelect']>['columns'], 'id'>,
  owner?: Shown<T['$inferSelect']>['owner'],
): Viewed<T> {
  const shown = { as: 'thing' as const, thing: name, id: 'id', columns: { id: null, ...columns } }
  return { table, view: owner ? { ...shown, owner } : shown }
}

/** A table with the texts of a thing in each language. @param owner column that refers to the thing */
export function texts<T extends PgTable, Owner extends keyof T['$inferSelect'] & string>(
  table: T,
  name: Thing,
  owner: Owner,
  columns: Omit<Shown<T['$inferSelect']>['columns'], Owner | 'locale'>,
): Viewed<T> {
  return {
    table,
    view: { as: 'texts', thing: name, id: owner, columns: { [owner]: null, locale: null, ...columns } },
  }
}

/** Tables whose changes are found product by product, not row by row. */
export const own = <T extends PgTable>(table: T): Viewed<T> => ({ table, view: { as: 'own' } })

export const derived = <T extends PgTable>(table: T): Viewed<T> => ({ table, view: { as: 'derived' } })

/** A field with the text of its column. */
export function plain<Name extends string>(field: Field, column: Name) {
  return { field, read: (row: { [N in Name]: unknown }): DraftValue => written(row[column]) }
}

function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join('; ') : String(typeof value === 'boolean' ? Number(value) : value)
}

export const ref = <Name extends string>(field: Field, thing: Thing, column: Name) => ({
  field,
  read: (row: { [N in Name]: number | null }): DraftValue => {
    const id = row[column]
    return id === null ? null : { thing, id }
  },
})

export const picture = <Name extends string>(field: Field, column: Name) => ({
  field,
  read: (row: { [N in Name]: string | null }): DraftValue => {
    const image = row[column]
    return image === null ? null : { image }
  },
})

export const name = plain('name', 'name')
export const image = picture('image', 'image')

/** A text that is shown as HTML. The owner's Markdown is shown where it is known. */
export const description = {
  field: 'description' as const,
  read: (row: { description: string; descriptionMarkdown: string | null }): DraftValue =>
    row.descriptionMarkdown ?? row.description,
}
