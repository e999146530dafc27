import { beforeAll, expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { everything } from '../testing/every-product.ts'
import { listCards } from './list-cards.ts'
import { listProducts, type ProductListQuery } from './list-products.ts'
import { listSuggestions } from './list-suggestions.ts'

const database = await demoDatabase()

const listed = (search: string, given: Partial<ProductListQuery> = {}) =>
  listProducts(database, 'en', { ...everything, search, ...given })

let names: { ar: string; en: string }[] = []
beforeAll(async () => {
  const { rows } = await database.$client.query<{ ar: string; en: string }>(`
    select a.name as ar, e.name as en from products p
    join product_translations a on a.product_id = p.id and a.locale = 'ar'
    join product_translations e on e.product_id = p.id and e.locale = 'en'
    where not p.hidden order by p.id`)
  names = rows
})

/** Typed texts and their corrections; null if the shop knows the typed word. */
const misspelt: [typed: string, meant: string | null][] = [
  // A letter too few, too many, another, two swapped.
  ['scrbs', 'scrubs'],
  ['plo', 'polo'],
  ['dresse', 'dress'],
  ['poolo', 'polo'],
  ['aprron', 'apron'],
  ['blazre', 'blazer'],
  ['مدرصي', 'مدرسي'],
  ['اسكراب', 'سكراب'],
  ['بولوو', 'بولو'],
  ['مرويل', 'مريول'],
  ['scrubz top', 'scrub top'],
  ['قمييص مدرسي', 'قميص مدرسي'],
  // Words in no name of the shop that find its products all the same.
  ['ممرظة', 'ممرضة'],
  ['ابيظ', 'أبيض'],
  ['قميص ابيظ', 'قميص أبيض'],
  ['حارث', 'حارس'],
  ['يونيفوم', 'يونيفورم'],
  ['uniforme', 'uniform'],
  ['hivis', null],
  // Still being typed, with an error in it.
  ['pinnaf', 'pinafore'],
  ['securty', 'security'],
  // The keyboard in the other language.
  ['s;vhf', 'سكراب'],
  ['lvd,g', 'مريول'],
  ['f,g,', 'بولو'],
  ['سؤقعلا', 'scrub'],
  ['حخمخ', 'polo'],
  // One word in several spellings: none is an error.
  ['قميص', null],
  ['قَمِيص', null],
  ['القميص', null],
  ['قمصان طبيه', null],
  ['مدرسيه', null],
  ['مدرسية', null],
  ['أبيض', null],
  ['ابيض', null],
  ['مـــريول', null],
  ['یونیفورم', null],
  ['SCRUBS', null],
  ['Scrub-Top', null],
  ['shirts', null],
  ['  polo  ', null],
  // Beginnings of words, whose stem is shorter than what is typed.
  ['بنطلو', null],
  ['trouser', null],
  ['قمي', null],
  ['po', null],
]

test.each(misspelt)('corrects «%s» to %s', async (typed, meant) => {
  const answer = await listSuggestions(database, 'en', typed)
  expect(answer.did_you_mean).toBe(meant)
  expect(answer.total).toBeGreaterThan(0)
  expect(answer.products.length).toBe(Math.min(answer.total, 6))
  if (meant !== null) expect((await listSuggestions(database, 'en', meant)).did_you_mean).toBeNull()
})

test.each(['قبعة', 'قبعه', 'أحذية'])('does not correct «%s», an everyday word', async (search) => {
  expect(await listSuggestions(database, 'ar', search)).toMatchObject({ total: 0, did_you_mean: null })
})

/** Searches without a result, and the part that is searched instead; null if no part finds anything. */
const tooMuch: [typed: string, part: string | null][] = [
  ['جاكيت شتوي', 'جاكيت'],
  ['شتوي جاكيت', 'جاكيت'],
  ['red scrub', 'scrub'],
  ['scrub red', 'scrub'],
  ['سكراب أحمر', 'سكراب'],
  ['qqqqqqq navy polo', 'navy polo'],
  ['T-shirt qqqqqqq', 'T-shirt'],
  // Misspelt words and words in the other keyboard layout are corrected first.
  ['red scrrub', 'scrub'],
  ['qqqqqqq nvay polo', 'navy polo'],
  // Stop words are left out with the others.
  ['a red scrub', 'scrub'],
  ['scrub in red', 'scrub'],
  ['I want a red scrub', 'scrub'],
  // As many words as possible that find something, each stem once.
  ['red navy polo scrub', 'red polo'],
  ['scrubs scrub red', 'scrubs'],
  [Array(33).fill('scrub red').join(' ').slice(0, 200), 'scrub'],
  // The last word may be a beginning that is longer than its stem; elsewhere that is a misspelt word.
  ['شتوي بنطلو', 'بنطلو'],
  ['بنطلو شتوي', 'بنطلون'],
  // Words after the twelfth are ignored.
  ['aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll scrub', null],
  ['qqqqqqq ظظظظظ', null],
  ['قبعة أحذية', null],
]

test.each(tooMuch)('reduces «%s» to %s', async (typed, part) => {
  const { total, search, products } = await listSuggestions(database, 'ar', typed)
  if (part === null) {
    expect({ total, aside: search.set_aside }).toEqual({ total: 0, aside: [] })
    return
  }
  const answer = await listSuggestions(database, 'ar', part)
  expect(answer.total).toBeGreaterThan(0)
  expect({ total, products }).toEqual({ total: answer.total, products: answer.products })
  expect(search.set_aside.length).toBeGreaterThan(0)
})

test.each([
  'qqqqqqq',
  'ظظظظظ',
  '؟',
  '%',
  '_',
  '%%%',
  "'",
  "'; drop table products; --",
  ':*',
  '& ! ( )',
  '\\',
  '\u202E\u200F',
  'e\u0301\u0316',
  'a'.repeat(200),
  'ق'.repeat(200),
])('searches for «%s» as usual and finds nothing', async (search) => {
  expect(await listSuggestions(database, 'ar', search)).toMatchObject({
    products: [],
    total: 0,
    did_you_mean: null,
  })
})

test.each(["a' | 'b", 'x\\', '<b>', Array(66).fill('of').join(' '), 'polo '.repeat(40)])(
  'treats «%s» like any other search',
  async (search) => {
    expect((await listSuggestions(database, 'ar', search)).did_you_mean).toBeNull()
  },
)

test('suggests the first products of the list, and its total', async () => {
  const searches = [...misspelt.map(([typed]) => typed), 'uniform', 'زي', 'كحلي', 'طاقية', '٣', 'polo shirt']
  for (const search of searches) {
    const [answer, list] = await Promise.all([listSuggestions(database, 'en', search), listed(search)])
    expect(answer.total, search).toBe(list.total)
    expect(answer.products, search).toEqual(list.data.slice(0, 6))
  }
})

/** Searches that name some products and are only mentioned by others, which have them in cloth or description. */
test.each([
  ['بول', /بولو|polo/i],
  ['pol', /بولو|polo/i],
  ['cotton polo', /polo/i],
])('counts the products that «%s» names, and sorts them first', async (search, name) => {
  const [answer, list, second] = await Promise.all([
    listSuggestions(database, 'en', search),
    listed(search),
    listed(search, { page: 2 }),
  ])
  const { named = 0 } = list
  expect(answer.named).toBe(named)
  expect(named).toBeGreaterThan(0)
  expect(named).toBeLessThanOrEqual(list.total)
  const inOrder = [...list.data, ...second.data]
  for (const [place, product] of inOrder.entries())
    if (place < named) expect(`${product.name} ${product.category.name}`).toMatch(name)
    else expect(product.name).not.toMatch(name)
})

test('counts what a search names under the filters of the list; in another order too', async () => {
  const all = await listed('بول')
  const cheapest = await listed('بول', { sort: 'price' })
  expect(cheapest.named).toBe(all.named)
  const men = await listed('بول', { men: true })
  expect(men.named).toBeLessThanOrEqual(men.total)
  expect(men.total).toBeLessThan(all.total)
})

test('counts no names without words or matches', async () => {
  expect((await listed('XL')).named).toBeUndefined()
  expect((await listed('qqqqqqq')).named).toBeUndefined()
  expect((await listed('بوليستر')).named).toBe(0)
})

test('finds a name by every prefix of three letters or more, without correcting it', async () => {
  for (const locale of ['ar', 'en'] as const) {
    for (const name of names.slice(0, 12).map((one) => one[locale])) {
      for (let end = 3; end <= name.length; end += 2) {
        const typed = name.slice(0, end)
        const answer = await listSuggestions(database, locale, typed)
        expect(answer.total, typed).toBeGreaterThan(0)
        expect(answer.did_you_mean, typed).toBeNull()
      }
      const whole = await listSuggestions(database, locale, name)
      expect(whole.products[0]?.name).toBe(name)
    }
  }
})

test('finds a category by its name in either language, then the categories of the products', async () => {
  const { ar, en } = known.categories.medical.name
  expect((await listSuggestions(database, 'en', en)).categories[0]?.name).toBe(en)
  expect((await listSuggestions(database, 'ar', en.slice(0, 4))).categories[0]?.name).toBe(ar)
  expect((await listSuggestions(database, 'en', ar)).categories.map(({ name }) => name)).toContain(en)
  const scrub = await listSuggestions(database, 'en', known.products.scrub.name.en)
  expect(scrub.categories.map(({ id }) => id)).toContain(scrub.products[0]?.category.id)
  for (const search of ['uniform', 'polo', 'زي'])
    expect((await listSuggestions(database, 'ar', search)).categories.length).toBeLessThanOrEqual(4)
})

test('does not suggest a hidden product', async () => {
  const { sku, name } = known.products.scrub
  await database.$client.query('update products set hidden = true where sku = $1', [sku])
  try {
    const found = await listSuggestions(database, 'en', name.en)
    expect(found.products.map((product) => product.name)).not.toContain(name.en)
  } finally {
    await database.$client.query('update products set hidden = false where sku = $1', [sku])
  }
})

test('plans its statements once, not by the values of each search', async () => {
  for (let nth = 0; nth < 7; nth += 1) {
    const { products } = await listSuggestions(database, 'ar', 'قطن', async () => [])
    await listCards(
      database,
      'ar',
      products.map(({ id }) => id),
    )
  }
  const { rows } = await database.$client.query<{ name: string }>(
    'select name from pg_prepared_statements where generic_plans > 0',
  )
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['known_words', 'suggested_matches', 'product_cards']),
  )
})
