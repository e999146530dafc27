import type { Database } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { everyProduct } from '../../testing/every-product.ts'
import { selectList } from '../../testing/list-query.ts'
import { listShownCategories, withDescendants } from '../list-shown-categories.ts'
import type { ListFilter } from '../listed-sets.ts'
import { type StoredSort, selectStoredList } from '../stored-list.ts'

const sorts: StoredSort[] = ['newest', 'price', '-price', 'rating', 'sold']

/** Sets in `list_bits` that differ from those of its view. */
const wrongSets = sql`select kind, value, chunk from list_bits full join (
    select kind, value, product_id >> 13 as chunk, bit_or(set_bit(0::bit(8192), product_id & 8191, 1)) as bits
    from list_marks group by 1, 2, 3) marked using (kind, value, chunk)
  where list_bits.bits is distinct from marked.bits
  union all select kind, 'unstored change', chunk from list_bits_changes`

export async function expectRightSets(database: Database): Promise<void> {
  expect((await database.execute(wrongSets)).rows).toEqual([])
}

/** A generator of the same numbers below `end` in each run. */
function randomBelow(seed: number) {
  let state = seed
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
}

/** Compares a list of all products in each order and `count` random lists with those that ranking every product gives. */
export async function expectSameLists(database: Database, count: number, seed: number): Promise<void> {
  const below = randomBelow(seed)
  const oneOf = <T>(values: readonly T[]) => values[below(values.length)] as T
  const shown = await listShownCategories(database)
  const { rows } =
    await database.execute(sql`select array(select distinct family from product_colours order by 1) as families,
    array(select distinct name from product_sizes order by 1) as sizes`)
  const [{ families, sizes } = { families: [], sizes: [] }] = rows as {
    families: string[]
    sizes: string[]
  }[]
  const some = <T>(values: readonly T[]) => (below(3) > 0 ? undefined : [oneOf(values), oneOf(values)])
  for (let nth = -sorts.length; nth < count; nth += 1) {
    const narrowed: ListFilter = {
      ...everyProduct,
      categories: below(2) === 0 ? undefined : withDescendants(oneOf(shown).id, shown),
      rate: below(4) > 0 ? undefined : 1 + below(5),
      colours: some(families) as ListFilter['colours'],
      sizes: some(sizes),
      men: below(4) === 0,
      women: below(4) === 0,
      children: below(8) === 0,
    }
    const filter = nth < 0 ? everyProduct : narrowed
    const sort = sorts.at(nth < 0 ? nth : below(sorts.length)) as StoredSort
    const { total } = await selectStoredList(database, 'ar', sort, filter, 12, 0)
    for (const offset of [0, total >> 1, below(total + 1), Math.max(0, total - 1 - below(12)), total + 12]) {
      const list = JSON.stringify({ sort, ...filter, offset })
      const ranked = await selectList(database, 'ar', filter, sort, 12, offset)
      const stored = await selectStoredList(database, 'ar', sort, filter, 12, offset)
      const byKey = stored.colours.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      expect({ ...stored, colours: byKey }, list).toEqual(ranked)
    }
  }
}
