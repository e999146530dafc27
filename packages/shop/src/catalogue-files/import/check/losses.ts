import { areas, carriers, cities, countries, holidays } from '@zayy/database/schema/addresses'
import { productColours, productPhotos, productSizes, products } from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import { blogs, pages, visionItems } from '@zayy/database/schema/content'
import { homeSections, slides, sponsors } from '@zayy/database/schema/home'
import { reviews } from '@zayy/database/schema/reviews'
import { arrayOf, fromWhere } from '@zayy/database/sql/subquery'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, exists, getTableColumns, not, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Fields } from '../../edits/make-edit.ts'
import { costlyKeys } from '../../setting-table.ts'
import type { ChangeGroup, Thing } from '../changes/shop-change.ts'
import type { ImportIssues } from '../import-issues.ts'

type Whole = typeof products | typeof countries | typeof cities
type SeenThing = { file: string; thing: Thing; id: PgColumn; partOf?: [whole: Whole, id: PgColumn] }

/** Rows that visitors see unless they or the whole that they belong to are hidden, by file. */
const seen: SeenThing[] = [
  { file: 'products.csv', thing: 'product', id: products.id },
  {
    file: 'colours.csv',
    thing: 'colour',
    id: productColours.id,
    partOf: [products, productColours.productId],
  },
  { file: 'sizes.csv', thing: 'size', id: productSizes.id, partOf: [products, productSizes.productId] },
  { file: 'photos.csv', thing: 'photo', id: productPhotos.id, partOf: [products, productPhotos.productId] },
  { file: 'categories.csv', thing: 'category', id: categories.id },
  { file: 'reviews.csv', thing: 'review', id: reviews.id, partOf: [products, reviews.productId] },
  { file: 'blogs/', thing: 'blog', id: blogs.id },
  { file: 'pages/', thing: 'page', id: pages.id },
  { file: 'slides.csv', thing: 'slide', id: slides.id },
  { file: 'home_sections.csv', thing: 'section', id: homeSections.id },
  { file: 'sponsors.csv', thing: 'sponsor', id: sponsors.id },
  { file: 'vision.csv', thing: 'vision', id: visionItems.id },
  { file: 'holidays.csv', thing: 'holiday', id: holidays.id },
  { file: 'carriers.csv', thing: 'carrier', id: carriers.id },
  { file: 'countries.csv', thing: 'country', id: countries.id },
  { file: 'cities.csv', thing: 'city', id: cities.id, partOf: [countries, cities.countryId] },
  { file: 'areas.csv', thing: 'area', id: areas.id, partOf: [cities, areas.cityId] },
]

/** SQL: a row is visible. Undefined: each is. */
function isVisible({ id, partOf }: SeenThing): SQL | undefined {
  const { hidden } = getTableColumns(id.table)
  return and(hidden && not(hidden), partOf && ofLive(...partOf))
}

function ofLive(whole: Whole, id: PgColumn): SQL {
  const one = new QueryBuilder().select({ one: sql`1` }).from(whole)
  return exists(one.where(and(eq(whole.id, id), not(whole.hidden))))
}

const growing = new Set(['products.csv', 'colours.csv', 'sizes.csv', 'photos.csv', 'reviews.csv'])

/** Reads each table that grows with the catalogue alone: an answer takes several times the memory of its ids. */
const statements = [
  ...seen.filter(({ file }) => growing.has(file)).map((thing) => [thing]),
  seen.filter(({ file }) => !growing.has(file)),
]

/** Ids of visible rows by file, ascending. Compact, since a large shop has more than a million. */
export type VisibleThings = ReadonlyMap<string, Int32Array>

export async function visibleThings(transaction: Transaction): Promise<VisibleThings> {
  const found = new Map<string, Int32Array>()
  for (const things of statements) {
    const columns = things.map((thing) => {
      const { file, id } = thing
      const ids = arrayOf(id, sql`${fromWhere({ from: id.table, where: isVisible(thing) })} order by ${id}`)
      return sql`${ids} as ${sql.identifier(file)}`
    })
    const { rows } = await transaction.execute(sql`select ${sql.join(columns, sql`, `)}`)
    const [row = {}] = rows as Record<string, number[]>[]
    for (const [file, ids] of Object.entries(row)) found.set(file, Int32Array.from(ids))
  }
  return found
}

/** Counts the ids that the other list lacks. Both are ascending. */
function countMissing(ids: Int32Array, others: Int32Array): number {
  let missing = 0
  let at = 0
  for (const id of ids) {
    while ((others[at] ?? Number.POSITIVE_INFINITY) < id) at += 1
    if (others[at] !== id) missing += 1
  }
  return missing
}

/** Share of visible rows that may disappear without a question. */
const UNASKED_SHARE = 0.1

/**
 * Warns if more than a tenth of the visible rows of a file disappear. The folder is then probably the wrong one or
 * incomplete. Marks the changes that hide or remove them.
 */
export function warnOfLosses(
  before: VisibleThings,
  after: VisibleThings,
  changes: readonly ChangeGroup[],
  issues: ImportIssues,
): void {
  for (const { file, thing } of seen) {
    const visible = before.get(file) ?? new Int32Array()
    const gone = countMissing(visible, after.get(file) ?? new Int32Array())
    const unasked = visible.length * UNASKED_SHARE
    if (gone <= unasked) continue
    issues.warn({ file }, ({ warnings }) => warnings.gone(`${gone}`, `${visible.length}`), true)
    for (const group of changes) {
      const isLoss = group.change === 'hidden' || group.change === 'removed'
      if (isLoss && group.thing === thing && group.count > unasked) group.of = visible.length
    }
  }
}

/** Warns if the folder changes a costly setting. It may be older than a change made by command. */
export function warnOfCostlySettings(before: Fields, after: Fields, issues: ImportIssues): void {
  for (const column of costlyKeys) {
    const [was = '', is = ''] = [before[column], after[column]]
    if (was !== is)
      issues.warn({ file: 'settings.csv', column }, ({ warnings }) => warnings.dearSetting(is, was), true)
  }
}
