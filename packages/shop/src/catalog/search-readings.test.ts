import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { everything } from '../testing/every-product.ts'
import { listProducts } from './list-products.ts'
import { listSuggestions } from './list-suggestions.ts'

/** "Never an empty list for a quantity, a size or a strange word beside a known one", on the demo catalogue. */

const database = await demoDatabase()
const { rows } = await database.$client.query<{ id: number; sku: string }>('select id, sku from products')
const skus = new Map(rows.map(({ id, sku }) => [id, sku]))

const list = (search: string, page = 1) => listProducts(database, 'en', { ...everything, search, page })

/** The first page of a search in SKUs, and how it was read. */
async function found(search: string) {
  const { data, search: reading } = await list(search)
  return { skus: data.map(({ id }) => skus.get(id) ?? ''), reading }
}

const scrubs = ['scrub', 'scrub-women', 'scrub-trousers', 'scrub-round', 'scrub-mandarin']
const polos = ['polo', 'school-polo', 'hivis-polo', 'security-polo']
const tees = ['tee', 'kidtee', 'pe-tee']
const workwear = [
  'work-shirt',
  'coverall',
  'cargo-trousers',
  'mechanic-shirt',
  'hivis-polo',
  'hivis-shirt',
  'vest',
]

type Reading = { sizes?: string[]; quantity?: number; aside?: string[] }

/** Searches, the products allowed as first result, others required on the first page, and the parsed reading. */
const readings: [search: string, leads: string[], also: string[], reading: Reading][] = [
  // Other names for one garment.
  ['بدلة طبية', scrubs, scrubs, {}],
  ['بدلات طبية', scrubs, scrubs, {}],
  ['البدلات الطبيه', scrubs, scrubs, {}],
  ['بدلة طبيب', scrubs, scrubs, {}],
  ['طقم طبي كحلي', scrubs, [], {}],
  ['ملابس عمليات', scrubs, scrubs, {}],
  ['scrub suit', scrubs, scrubs, {}],
  ['بدلة رسمية', ['suit-jacket'], [], {}],
  ['بدلة', ['suit-jacket'], [], {}],
  ['قمصان بولو', ['polo'], polos, {}],
  ['قميص بولو', ['polo'], polos, {}],
  ['polo shirts', ['polo'], polos, {}],
  ['ملابس عمال', workwear, ['coverall', 'work-shirt', 'cargo-trousers'], {}],
  ['لبس عمال', workwear, ['coverall', 'work-shirt'], {}],
  ['زي العمال', workwear, ['coverall', 'work-shirt'], {}],
  ['ملابس عمل', workwear, ['coverall', 'work-shirt', 'cargo-trousers'], {}],
  ['لبس عمل', workwear, ['coverall', 'work-shirt'], {}],
  ['ملابس العمل', workwear, ['coverall', 'work-shirt'], {}],
  ['workers uniform', workwear, ['coverall', 'work-shirt'], {}],
  ['work clothes', workwear, ['coverall', 'work-shirt'], {}],
  ['عامل نظافة', ['housekeeping-dress'], [], {}],
  // Sizes.
  ['navy scrub XL', scrubs, scrubs, { sizes: ['XL'] }],
  ['XL navy', [], ['polo', 'scrub'], { sizes: ['XL'] }],
  ['سكراب مقاس XL', scrubs, scrubs, { sizes: ['XL'] }],
  ['سكراب مقاس كبير', scrubs, scrubs, { sizes: ['L'] }],
  ['سكراب دبل اكس لارج', scrubs, scrubs, { sizes: ['2XL'] }],
  ['مقاس 3XL', [], [], { sizes: ['3XL'] }],
  ['size 3XL', [], [], { sizes: ['3XL'] }],
  ['polo xxl', ['polo'], ['hivis-polo'], { sizes: ['2XL'] }],
  ['large polo', ['polo'], [], { sizes: ['L'] }],
  ['polo M/L', ['polo'], [], { sizes: ['M', 'L'] }],
  ['ثوب مقاس ٥٦', ['thobe'], ['thobe-collar'], { sizes: ['56'] }],
  ['ثوب ٥٦', ['thobe'], [], { sizes: ['56'] }],
  ['polo 10', ['school-polo'], [], { sizes: ['10'] }],
  ['black trousers 34', ['trousers'], [], { sizes: ['34'] }],
  ['kids shirt size 8', tees, ['schoolshirt'], { sizes: ['8'] }],
  ['coverall 4xl', ['coverall'], [], { sizes: ['4XL'] }],
  ['يونيفورم مقاس 2XL', [], [], { sizes: ['2XL'] }],
  ['abaya 3XL', ['abaya', 'abaya-zip', 'abaya-cuff'], [], { aside: ['3XL'] }],
  ['scrub size 52', scrubs, scrubs, { aside: ['size 52'] }],
  ['سكراب مقاس 99', scrubs, scrubs, { aside: ['مقاس 99'] }],
  ["men's scrub", scrubs, [], {}],
  // Quantities.
  ['٥٠ قطعة سكراب', scrubs, scrubs, { quantity: 50 }],
  ['سكراب ٥٠ حبة', scrubs, scrubs, { quantity: 50 }],
  ['200 pcs polo', ['polo'], polos, { quantity: 200 }],
  ['polo x200', ['polo'], polos, { quantity: 200 }],
  ['1,000 polo', ['polo'], polos, { quantity: 1000 }],
  ['polo 50', ['polo'], polos, { quantity: 50 }],
  ['10 school polos', ['school-polo'], [], { quantity: 10 }],
  ['30 مريول مدرسي كحلي', ['pinafore'], [], { quantity: 30 }],
  ['50 pieces', [], [], { quantity: 50 }],
  ['0 pcs polo', ['polo'], polos, { aside: ['0 pcs'] }],
  ['polo XL 50 pcs 60 pcs', ['polo'], [], { sizes: ['XL'], quantity: 50, aside: ['60 pcs'] }],
  ['بدلات طبية كحلي مقاس L عدد ٤٠', scrubs, [], { sizes: ['L'], quantity: 40 }],
  ['I need 30 scrubs in XL by Sunday', scrubs, scrubs, { sizes: ['XL'], quantity: 30, aside: ['Sunday'] }],
  ['scrub 30 XL', scrubs, scrubs, { sizes: ['XL'], quantity: 30 }],
  ['درزن سكراب', scrubs, scrubs, { aside: ['درزن'] }],
  ['درزم سكراب', scrubs, scrubs, { aside: ['درزم'] }],
  ['وين القى بولو', ['polo'], polos, {}],
  ['سكراب بـ٥٠ قطعة', scrubs, scrubs, { quantity: 50 }],
  ['سكراب مقاس زلابيا', scrubs, scrubs, { aside: ['زلابيا'] }],
  ['طقم شيف', ['chef', 'chef-short'], [], {}],
  // Colours and other words that no product has together with the rest of the search.
  ['red scrub', scrubs, scrubs, { aside: ['red'] }],
  ['سكراب أحمر', scrubs, scrubs, { aside: ['أحمر'] }],
  ['I want a red scrub', scrubs, scrubs, { aside: ['red'] }],
  ['plain cotton t-shirt', ['tee'], ['kidtee'], { aside: ['plain'] }],
  ['تيشيرت قطن سادة', ['tee'], ['kidtee'], { aside: ['سادة'] }],
  ['cheap scrubs', scrubs, scrubs, { aside: ['cheap'] }],
  ['سعر السكراب', scrubs, scrubs, { aside: ['سعر'] }],
  ['قبعة سكراب', scrubs, scrubs, { aside: ['قبعة'] }],
  ['جاكيت شتوي', [], [], { aside: ['شتوي'] }],
  ['T-shirt qqqqqqq', tees, [], { aside: ['qqqqqqq'] }],
  ['4-way stretch scrub', scrubs, [], { aside: ['4-way'] }],
  ['red navy polo scrub', [], [], { aside: ['navy', 'scrub'] }],
  // Misspelt, or on the keyboard of the other language.
  ['navy plo XL', ['polo'], ['security-polo'], { sizes: ['XL'] }],
  ['qqqqqqq nvay polo', polos, [], { aside: ['qqqqqqq'] }],
  ['سكرب مقاس لارج', scrubs, scrubs, { sizes: ['L'] }],
  ['s;vhf XL', scrubs, scrubs, { sizes: ['XL'] }],
  // Words of descriptions.
  ['أزرار', ['chef'], ['thobe-piping'], {}],
  ['جيوب', ['work-shirt'], ['nurse-tunic'], {}],
  ['تطريز', ['abaya', 'boys-thobe'], ['thobe-piping'], {}],
  ['buttons', ['chef', 'suit-jacket'], [], {}],
  // Exactly so.
  ['"scrub"', scrubs, scrubs, {}],
  ['«سكراب كحلي»', scrubs, [], {}],
]

test.each(readings)(
  'lists for «%s» one of %j first, also %j, and reads it as %j',
  async (search, leads, also, expected) => {
    const { skus, reading } = await found(search)
    const { sizes = [], quantity = null, aside = [] } = expected
    expect(reading).toEqual({ sizes, quantity, set_aside: aside })
    expect(skus.length).toBeGreaterThan(0)
    if (leads.length > 0) expect(leads).toContain(skus[0])
    expect(skus).toEqual(expect.arrayContaining(also))
    const suggested = await listSuggestions(database, 'en', search)
    expect(suggested.search).toEqual(reading)
    expect(suggested.products.map(({ id }) => id)).toEqual(
      (await list(search)).data.slice(0, 6).map(({ id }) => id),
    )
  },
)

test.each(['XL navy', 'polo xxl', 'ثوب مقاس ٥٦'])(
  'finds for «%s» only products in the size',
  async (search) => {
    const { data, search: reading, total } = await list(search)
    const { rows: sized } = await database.$client.query<{ id: number }>(
      'select distinct product_id as id from product_sizes where name = any($1) and not hidden',
      [reading?.sizes],
    )
    const ids = sized.map(({ id }) => id)
    expect(data.every(({ id }) => ids.includes(id))).toBe(true)
    expect(total).toBeLessThan(rows.length)
  },
)

test.each(['"plain cotton XL t-shirt"', '"red scrub"', '«سكراب أحمر»', '“50 pcs scrub”'])(
  'keeps every word of the quoted search %s, and suggests it without quotation marks',
  async (search) => {
    const { total, search: reading } = await list(search)
    expect({ total, reading }).toEqual({ total: 0, reading: { sizes: [], quantity: null, set_aside: [] } })
    const { did_you_mean } = await listSuggestions(database, 'en', search)
    expect(did_you_mean).toBe(search.slice(1, -1))
  },
)

test('ranks names before descriptions', async () => {
  for (const search of ['أزرار', 'جيوب', 'تطريز']) {
    const { skus } = await found(search)
    const { rows: named } = await database.$client.query<{ sku: string }>(
      `select sku from products p join product_translations t on t.product_id = p.id and t.locale = 'ar'
        where t.name like '%' || $1 || '%'`,
      [search],
    )
    expect(skus.slice(0, named.length).toSorted()).toEqual(named.map(({ sku }) => sku).toSorted())
  }
})

test.each(['مقاس 99', 'qqqqqqq XL', '50 qqqqqqq', 'أحذية', '؟'])(
  'finds nothing for «%s», and reads nothing',
  async (search) => {
    const { total, search: reading } = await list(search)
    expect({ total, reading }).toEqual({ total: 0, reading: { sizes: [], quantity: null, set_aside: [] } })
  },
)

test('returns no reading without a search', async () => {
  const { search } = await listProducts(database, 'en', everything)
  expect(search).toBeUndefined()
})
