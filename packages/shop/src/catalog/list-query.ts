import type { Database } from '@zayy/database/database'
import type { SearchTerms } from './search-terms.ts'

export type ProductSort = 'newest' | 'price' | '-price' | 'rating' | 'sold' | 'match'

/** What a list is narrowed to. The flags widen each other; none set: all. */
export type ListFilter = {
  /** Products in any of these. */
  categories: readonly number[] | undefined
  terms: SearchTerms | undefined
  /** Rated so or better, by the mean that is shown. */
  rate: number | undefined
  men: boolean
  women: boolean
  children: boolean
}

export type ListRow = {
  total: number
  men: number
  women: number
  children: number
  ids: number[]
}

const orders: Record<ProductSort, string> = {
  newest: 'added desc, position, id',
  price: 'price, added desc, position, id',
  '-price': 'price desc, added desc, position, id',
  rating: 'rating desc nulls last, rates_count desc, sold_count desc, id',
  sold: 'sold_count desc, added desc, position, id',
  match: 'score desc, sold_count desc, position, id',
}

const rating = 'case when t.rates_count > 0 then round(t.rates_sum::numeric / t.rates_count, 1) end'
const weights = `'{0.02, 0.1, 0.3, 1}'`

/**
 * The ids of one page of products in their order, how many there are, and how many each flag alone would show within
 * the same category, search and rating. One statement for each kind of question, prepared under its own name.
 */
export async function selectList(
  database: Database,
  filter: ListFilter,
  sort: ProductSort,
  limit: number,
  offset: number,
): Promise<ListRow> {
  const values: unknown[] = []
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`
  const flags = [
    `${value(filter.men, 'bool')} and men`,
    `${value(filter.women, 'bool')} and women`,
    `${value(filter.children, 'bool')} and children`,
  ]
  const anyFlag = '$1 or $2 or $3'
  const clauses = ['not p.hidden']
  if (filter.categories) {
    const categories = value(filter.categories, 'int[]')
    clauses.push(`p.id in (select product_id from product_categories where category_id = any(${categories}))`)
  }
  if (filter.rate !== undefined) clauses.push(`${rating} >= ${value(filter.rate, 'int')}`)
  const search = filter.terms && searchSql(filter.terms, value)
  if (search) clauses.push(...search.clauses)
  const price = sort.endsWith('price')
    ? '(select price from price_tiers where product_id = p.id order by from_pieces limit 1)'
    : 'null::int'
  const text = `
    with held as (
      select p.id, p.men, p.women, p.children, p.added, p.position, t.sold_count, t.rates_count,
        ${rating} as rating, ${price} as price, ${search?.score ?? '0'} as score
      from products p join product_tallies t on t.product_id = p.id
      where ${clauses.join(' and ')}),
    shown as (
      select *, row_number() over (order by ${orders[sort]}) as place from held
      where not (${anyFlag}) or ${flags.map((flag) => `(${flag})`).join(' or ')})
    select (select count(*)::int from shown) as total,
      count(*) filter (where men)::int as men,
      count(*) filter (where women)::int as women,
      count(*) filter (where children)::int as children,
      array(select id from shown order by place limit ${value(limit, 'int')} offset ${value(offset, 'int')}) as ids
    from held`
  const kind = [sort, filter.categories && 'category', filter.rate && 'rate', search?.kind]
    .filter(Boolean)
    .join('_')
  const { rows } = await database.$client.query<ListRow>({ name: `product_list_${kind}`, text, values })
  return rows[0] ?? { total: 0, men: 0, women: 0, children: 0, ids: [] }
}

/** What a search asks of a product and how well it does: its words in a row, then whole, then as prefixes. */
function searchSql({ all, whole, phrase }: SearchTerms, value: (given: unknown, type: string) => string) {
  if (all === '') return { clauses: ['false'], score: '0', kind: 'search_nothing' }
  const query = `to_tsquery('simple', ${value(all, 'text')})`
  const scores = [
    `(position(${value(phrase, 'text')} in p.search_text) > 0)::int`,
    `4 * ts_rank(${weights}, p.search_stems, to_tsquery('simple', ${value(whole, 'text')}))`,
    `ts_rank(${weights}, p.search_stems, ${query})`,
  ]
  return { clauses: [`p.search_stems @@ ${query}`], score: scores.join(' + '), kind: 'search' }
}
