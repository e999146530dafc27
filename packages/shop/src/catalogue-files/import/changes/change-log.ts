import { productAttributes, products } from '@zayy/database/schema/catalog'
import type { Transaction } from '@zayy/platform/postgres/database'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Row } from '../store/write-rows.ts'
import { type Attribute, attributeChanges } from './attribute-changes.ts'
import { type Draft, fieldDraft, isSame, shortened } from './draft.ts'
import { resolver } from './name-things.ts'
import type { FieldView, ShownRow } from './row-view.ts'
import { viewOf } from './row-views.ts'
import { type ChangeGroup, type ChangeKind, rankOf, type Thing } from './shop-change.ts'

type RowPair = readonly [before: Row, after: Row]

/**
 * Rows that a sync wrote.
 * @property kept all rows that were there before and still are, if rows of the table have a position
 */
type WrittenRows = {
  added: readonly Row[]
  changed: readonly RowPair[]
  kept: readonly RowPair[]
  gone: readonly Row[]
  isHidden: boolean
}

/** Changes listed per kind, at most; marked ones come first. */
const MAX_LISTED = 10_000

/** Things with parts. */
const OWNERS: ReadonlySet<Thing> = new Set(['city', 'product', 'size_chart', 'section'])

type Collected = Omit<ChangeGroup, 'of' | 'listed'> & { markedDrafts: Draft[]; drafts: Draft[] }

/** Changes by kind, of which a limited number is kept. */
class CollectedChanges {
  readonly #groups = new Map<string, Collected>()

  add(thing: Thing, change: ChangeKind, draft: Draft): void {
    const key = `${thing} ${change}`
    const empty = { thing, change, count: 0, marked: 0, markedDrafts: [], drafts: [] }
    const group = this.#groups.get(key) ?? empty
    this.#groups.set(key, group)
    group.count += 1
    if (draft.mark) group.marked += 1
    const kept = draft.mark ? group.markedDrafts : group.drafts
    if (kept.length < MAX_LISTED) kept.push(shortened(draft))
  }

  async resolved(transaction: Transaction): Promise<ChangeGroup[]> {
    const groups = [...this.#groups.values()].map(({ markedDrafts, drafts, ...group }) => ({
      ...group,
      drafts: [...markedDrafts, ...drafts].slice(0, MAX_LISTED),
    }))
    const resolve = await resolver(transaction, groups)
    return groups
      .map(({ drafts, ...group }) => ({
        ...group,
        listed: drafts.map((draft) => resolve(group.thing, draft)),
      }))
      .toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** Collects what an import changes, in the owner's terms. */
export class ChangeLog {
  readonly #changes = new CollectedChanges()
  readonly #settled = new Map<Thing, Set<number>>()
  /** Categories that a product enters or leaves as its main category or brand, because that change is listed already. */
  readonly #moved = new Map<number, Set<unknown>>()
  /** Positions of the products, which are written in batches. */
  readonly #order: RowPair[] = []

  /** Adds a change made without `sync`. */
  add(thing: Thing, change: ChangeKind, draft: Draft): void {
    this.#changes.add(thing, change, draft)
  }

  /** True if an import adds or removes this thing; changes of its parts are then not listed. */
  isSettled(thing: Thing, id: number): boolean {
    return this.#settled.get(thing)?.has(id) ?? false
  }

  rows(table: PgTable, { added, changed, kept, gone, isHidden }: WrittenRows): void {
    if (table === productAttributes) {
      const [old, current] = [changed.map(([row]) => row), changed.map(([, row]) => row)]
      this.#addAttributes([...old, ...gone], [...current, ...added])
      return
    }
    const view = viewOf(table)
    if (view.as === 'derived' || view.as === 'own') return
    if (table === products) noteMoves(changed, this.#moved)
    for (const row of gone) this.#addRow(view, row, isHidden ? 'hidden' : 'removed')
    for (const row of added) this.#addRow(view, row, 'added')
    for (const [before, after] of changed) this.#addFields(view, before, after)
    if (table !== products) this.#addOrder(view, kept)
    else
      for (const [{ position, hidden }, after] of kept)
        this.#order.push([{ position, hidden }, { position: after.position }])
  }

  /** Resolves the names. Call it before rows are deleted, as deleted things are named too. */
  async finish(transaction: Transaction): Promise<ChangeGroup[]> {
    const view = viewOf(products)
    if ('thing' in view) this.#addOrder(view, this.#order)
    return await this.#changes.resolved(transaction)
  }

  #isPartOfSettled({ owner }: ShownRow, row: Row): boolean {
    return owner !== undefined && this.isSettled(owner.thing, Number(row[owner.id]))
  }

  /** Adds a row that comes or goes. */
  #addRow(view: ShownRow, row: Row, change: 'added' | 'hidden' | 'removed'): void {
    const id = Number(row[view.id])
    const isPart = this.#isPartOfSettled(view, row)
    if (view.as === 'thing' && OWNERS.has(view.thing)) this.#settle(view.thing, id)
    if (isPart) return
    if (view.as === 'thing') this.add(view.thing, change, { of: id })
    else if (view.as === 'entry' && !this.#moved.get(id)?.has(row.categoryId)) {
      const { field, read } = view.entry
      const value = read?.(row) ?? null
      const values = change === 'added' ? { before: null, after: value } : { before: value, after: null }
      this.add(view.thing, 'changed', { of: id, field, ...values })
    }
  }

  #settle(thing: Thing, id: number): void {
    const known = this.#settled.get(thing) ?? new Set()
    this.#settled.set(thing, known.add(id))
  }

  #addFields(view: ShownRow, before: Row, after: Row): void {
    if (this.#isPartOfSettled(view, after)) return
    for (const shown of changedViews(view, before, after)) {
      if (shown !== 'hidden') this.add(view.thing, 'changed', fieldDraft(view, shown, before, after))
      else this.add(view.thing, after.hidden === true ? 'hidden' : 'shown', { of: Number(before[view.id]) })
    }
  }

  #addOrder(view: ShownRow, kept: readonly RowPair[]): void {
    if (view.columns.position !== 'order' || !kept.some(isMoved)) return
    // Areas have one order, over all cities.
    const owner = view.thing === 'area' ? undefined : view.owner
    for (const [of, rows] of Map.groupBy(kept, ([before]) => (owner ? Number(before[owner.id]) : null))) {
      if (isInOrder(rows)) continue
      const whole = { of: { key: '', name: null } }
      this.add(view.thing, 'reordered', owner && of !== null ? { of, thing: owner.thing } : whole)
    }
  }

  #addAttributes(before: readonly Row[], after: readonly Row[]): void {
    const [old, current] = [before, after].map((rows) =>
      Map.groupBy(rows.filter(isAttribute), (row) => row.productId),
    )
    for (const of of new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])) {
      if (this.isSettled('product', of)) continue
      for (const { change, ...draft } of attributeChanges(old?.get(of) ?? [], current?.get(of) ?? []))
        this.add('attribute', change, { of, ...draft })
    }
  }
}

/** Returns the views of the columns that differ. Several columns may share one. */
function changedViews(view: ShownRow, before: Row, after: Row): Set<FieldView<Row> | 'hidden'> {
  const views = new Set<FieldView<Row> | 'hidden'>()
  for (const [column, shown] of Object.entries(view.columns)) {
    if (shown !== null && shown !== 'order' && !isSame(before[column], after[column])) views.add(shown)
  }
  return views
}

function isMoved([before, after]: RowPair): boolean {
  return before.position !== after.position
}

/** True if the rows are in the same order as before. Numbers alone change when another row comes or goes. */
function isInOrder(rows: readonly RowPair[]): boolean {
  const places = rows
    .filter(([before]) => before.hidden !== true)
    .map(([before, after]) => [Number(before.position), Number(after.position)] as const)
    .toSorted(([a], [b]) => a - b)
  return places.every(([, place], index) => index === 0 || place >= (places[index - 1]?.[1] ?? 0))
}

function noteMoves(changed: readonly RowPair[], moved: Map<number, Set<unknown>>): void {
  for (const [before, after] of changed) {
    if (before.categoryId === after.categoryId && before.brandId === after.brandId) continue
    const places = [before.categoryId, after.categoryId, before.brandId, after.brandId]
    moved.set(Number(before.id), new Set(places))
  }
}

function isAttribute(row: Row): row is Attribute {
  return typeof row.productId === 'number' && typeof row.name === 'string'
}
