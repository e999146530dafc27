import type { Transaction } from '@zayy/platform/postgres/database'
import { productAttributes, products } from '@zayy/database/schema/catalog'
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

/** Collects what an import changes, in the owner's terms. */
export type ChangeLog = {
  rows(table: PgTable, written: WrittenRows): void
  /** Adds a change made without `sync`. `count` is the number of such changes. */
  add(thing: Thing, change: ChangeKind, draft: Draft): void
  /** True if an import adds or removes this thing; changes of its parts are then not listed. */
  isSettled(thing: Thing, id: number): boolean
  /** Resolves the names. Call it before rows are deleted, as deleted things are named too. */
  finish(transaction: Transaction): Promise<ChangeGroup[]>
}

/** Changes listed per kind, at most; marked ones come first. */
const MAX_LISTED = 10_000

/** Things with parts. */
const OWNERS: ReadonlySet<Thing> = new Set(['city', 'product', 'size_chart', 'section'])

type Collected = {
  thing: Thing
  change: ChangeKind
  count: number
  marked: Draft[]
  plain: Draft[]
  markedCount: number
}

export function changeLog(): ChangeLog {
  const groups = new Map<string, Collected>()
  const settled = new Map<Thing, Set<number>>()
  /** Categories that a product enters or leaves as its main category or brand, because that change is listed already. */
  const moved = new Map<number, Set<unknown>>()
  /** Positions of the products, which are written in batches. */
  const order: RowPair[] = []

  const add = (thing: Thing, change: ChangeKind, draft: Draft) => {
    const key = `${thing} ${change}`
    const group = groups.get(key) ?? { thing, change, count: 0, marked: [], plain: [], markedCount: 0 }
    groups.set(key, group)
    group.count += 1
    if (draft.mark) group.markedCount += 1
    const kept = draft.mark ? group.marked : group.plain
    if (kept.length < MAX_LISTED) kept.push(shortened(draft))
  }
  const isSettled = (thing: Thing, id: number) => settled.get(thing)?.has(id) ?? false
  const settle = (thing: Thing, id: number) => {
    const known = settled.get(thing) ?? new Set()
    settled.set(thing, known.add(id))
  }
  const isPartOfSettled = (view: ShownRow, row: Row) =>
    view.owner !== undefined && isSettled(view.owner.thing, Number(row[view.owner.id]))

  const comeOrGo = (view: ShownRow, row: Row, change: 'added' | 'hidden' | 'removed') => {
    const id = Number(row[view.id])
    const isPart = isPartOfSettled(view, row)
    if (view.as === 'thing') {
      if (OWNERS.has(view.thing)) settle(view.thing, id)
      if (!isPart) add(view.thing, change, { of: id })
    } else if (view.as === 'entry' && !isPart && !moved.get(id)?.has(row.categoryId)) {
      const { field, read } = view.entry
      const value = read?.(row) ?? null
      const values = change === 'added' ? { before: null, after: value } : { before: value, after: null }
      add(view.thing, 'changed', { of: id, field, ...values })
    }
  }
  const change = (view: ShownRow, before: Row, after: Row) => {
    const of = Number(before[view.id])
    const told = new Set<FieldView<Row>>()
    for (const [column, shown] of Object.entries(view.columns)) {
      if (shown === null || shown === 'order' || isSame(before[column], after[column])) continue
      if (shown === 'hidden') {
        if (!isPartOfSettled(view, after))
          add(view.thing, after[column] === true ? 'hidden' : 'shown', { of })
        continue
      }
      if (told.has(shown) || isPartOfSettled(view, after)) continue
      told.add(shown)
      add(view.thing, 'changed', fieldDraft(view, shown, before, after))
    }
  }
  const reorder = (view: ShownRow, kept: readonly RowPair[]) => {
    if (view.columns.position !== 'order' || !kept.some(isMoved)) return
    // Areas have one order, over all cities.
    const owner = view.thing === 'area' ? undefined : view.owner
    for (const [of, rows] of Map.groupBy(kept, ([before]) => (owner ? Number(before[owner.id]) : null))) {
      if (isInOrder(rows)) continue
      const whole = { of: { key: '', name: null } }
      add(view.thing, 'reordered', owner && of !== null ? { of, thing: owner.thing } : whole)
    }
  }

  const attributes = (before: readonly Row[], after: readonly Row[]) => {
    const [old, current] = [before, after].map((rows) =>
      Map.groupBy(rows.filter(isAttribute), (row) => row.productId),
    )
    for (const of of new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])) {
      if (isSettled('product', of)) continue
      for (const { change, ...draft } of attributeChanges(old?.get(of) ?? [], current?.get(of) ?? []))
        add('attribute', change, { of, ...draft })
    }
  }

  return {
    add,
    isSettled,
    rows(table, { added, changed, kept, gone, isHidden }) {
      if (table === productAttributes) {
        const [old, current] = [changed.map(([row]) => row), changed.map(([, row]) => row)]
        return attributes([...old, ...gone], [...current, ...added])
      }
      const view = viewOf(table)
      if (view.as === 'derived' || view.as === 'own') return
      if (table === products) noteMoves(changed, moved)
      for (const row of gone) comeOrGo(view, row, isHidden ? 'hidden' : 'removed')
      for (const row of added) comeOrGo(view, row, 'added')
      for (const [before, after] of changed) change(view, before, after)
      if (table !== products) return reorder(view, kept)
      for (const [{ position, hidden }, after] of kept)
        order.push([{ position, hidden }, { position: after.position }])
    },
    async finish(transaction) {
      const view = viewOf(products)
      if ('thing' in view) reorder(view, order)
      const listed = [...groups.values()].map(({ marked, plain, ...group }) => ({
        ...group,
        drafts: [...marked, ...plain].slice(0, MAX_LISTED),
      }))
      const resolve = await resolver(transaction, listed)
      return listed
        .map(({ thing, change, count, markedCount, drafts }) => ({
          ...{ thing, change, count, marked: markedCount },
          listed: drafts.map((draft) => resolve(thing, draft)),
        }))
        .toSorted((a, b) => rankOf(a) - rankOf(b))
    },
  }
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
