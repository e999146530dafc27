import { expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { everything } from '../testing/every-product.ts'
import { listProducts } from './list-products.ts'

/** "What buyers type, and what they mean", on the demo catalogue. */

const database = await demoDatabase()

/** The SKUs of everything that a search finds, best match first. */
async function found(search: string): Promise<string[]> {
  const query = { ...everything, search }
  const first = await listProducts(database, 'ar', query)
  const ids = first.data.map(({ id }) => id)
  for (let page = 2; page <= first.last_page; page++) {
    ids.push(...(await listProducts(database, 'ar', { ...query, page })).data.map(({ id }) => id))
  }
  const { rows } = await database.$client.query<{ id: number; sku: string }>('select id, sku from products')
  return ids.map((id) => rows.find((row) => row.id === id)?.sku ?? '')
}

test.each(['زي موحد', 'يونفورم', 'يونيفورم', 'uniform'])('«%s» finds everything', async (search) => {
  expect(await found(search)).toHaveLength(known.counts.products)
})

const scrubs = ['scrub', 'scrub-round', 'scrub-mandarin', 'scrub-women', 'scrub-trousers']
const medical = [...scrubs, 'labcoat', 'lab-jacket', 'nurse-tunic', 'hijab']
const security = ['security', 'security-shirt-long', 'security-polo', 'commando-sweater', 'vest']
const school = [
  ...['schoolshirt', 'school-polo', 'school-skirt', 'pinafore', 'knit-vest', 'cardigan', 'blazer'],
  ...['pe-tee', 'pe-shorts', 'kg-smock', 'boys-thobe'],
]
const vests = ['vest', 'waistcoat', 'knit-vest', 'commando-sweater']

/** Searches, the products that they must find, and others that they may find. */
const pairs: [search: string, wanted: string[], besides: string[]][] = [
  ['يونيفورم طبي', ['scrub'], medical],
  ['لبس طبي', ['scrub'], medical],
  ['مستشفى', ['scrub'], medical],
  ['سكراب رجالي', ['scrub'], scrubs],
  ['scrub men', ['scrub'], scrubs],
  ['سكراب دكتور', ['scrub'], scrubs],
  ['لبس ممرضات', ['nurse-tunic'], ['hijab']],
  ['ممرضة', ['nurse-tunic'], ['hijab']],
  ['nurse uniform', ['nurse-tunic'], ['hijab']],
  ['لاب كوت', ['labcoat'], ['lab-jacket']],
  ['labcoat', ['labcoat'], ['lab-jacket']],
  ['بالطو', ['labcoat'], ['lab-jacket']],
  ['بالطو دكتور', ['labcoat'], ['lab-jacket']],
  [
    'سيفتي',
    ['vest'],
    ['hivis-polo', 'hivis-shirt', 'coverall', 'work-shirt', 'cargo-trousers', 'mechanic-shirt'],
  ],
  ['فست سيفتي', ['vest'], []],
  ['صديري عاكس', ['vest'], []],
  ['فوسفوري', ['vest'], ['hivis-polo', 'hivis-shirt']],
  ['عفريتة', ['coverall'], []],
  ['ميكانيكي', ['mechanic-shirt'], []],
  ['كارقو', ['cargo-trousers'], []],
  ['سيكورتي', ['security'], security],
  ['سكيوريتي', ['security'], security],
  ['رجال امن', ['security'], security],
  ['security uniform', ['security'], security],
  ['لبس شيف', ['chef'], ['chef-short', 'bib-apron']],
  ['chef coat', ['chef'], ['chef-short']],
  ['مريلة شيف', ['bib-apron'], []],
  ['باريستا', ['bib-apron'], []],
  ['كوفي', ['bib-apron'], []],
  ['جرسون', ['waistcoat'], ['bib-apron', 'polo', 'trousers', 'tee']],
  ['ويتر', ['waistcoat'], ['bib-apron', 'polo', 'trousers', 'tee']],
  ['هاوس كيبنق', ['housekeeping-dress'], []],
  ['عامل نظافة', ['housekeeping-dress'], []],
  ['لبس مدرسي', school, []],
  ['زي مدرسي', school, []],
  ['جاكيت مدرسي', ['blazer'], []],
  ['هودي', ['sweatshirt'], []],
  ['سويتشيرت', ['sweatshirt'], []],
  ['عباية دوام', ['abaya-zip'], []],
  ['شيلة', ['hijab'], []],
  ['دشداشة', ['thobe'], ['thobe-collar', 'thobe-piping', 'boys-thobe']],
  ['عيادة اسنان', ['scrub-mandarin'], []],
  ['تيشيرت شعار', ['tee'], []],
  ['سديري', ['vest', 'waistcoat', 'knit-vest'], vests],
  ['vest', ['vest', 'waistcoat', 'knit-vest'], vests],
  ['ملابس رياضية', ['pe-tee', 'pe-shorts'], []],
  ['ملابس أطفال', ['kidtee', 'kid-dress', 'boys-thobe'], school],
  ['اطباء', ['scrub', 'labcoat'], medical],
  ['مريول', ['pinafore', 'kg-smock'], ['school-skirt']],
  ['مراييل', ['bib-apron', 'pinafore', 'school-skirt', 'kg-smock'], []],
  ['بلوزة بيضاء', ['schoolshirt'], []],
  ['white blouse', ['schoolshirt'], []],
  ['سترة صفراء', ['vest'], []],
  ['طاقية', [], []],
]

test.each(pairs)('«%s» finds exactly the meant products', async (search, wanted, besides) => {
  const skus = await found(search)
  expect(skus).toEqual(expect.arrayContaining(wanted))
  expect(skus.filter((sku) => ![...wanted, ...besides].includes(sku))).toEqual([])
})

test.each([
  ['رصاصي', 'grey'],
  ['بيج', 'sand'],
  ['تركواز', 'turquoise'],
  ['صفراء', 'yellow'],
  ['خمري', 'burgundy'],
  ['زهري', 'pink'],
  ['موف', 'lilac'],
  ['بنفسجي', 'plum'],
  ['brown', 'chocolate'],
  ['اوف وايت', 'ivory'],
])('«%s» finds the products in %s', async (search, colour) => {
  const { rows } = await database.$client.query<{ sku: string }>(
    'select distinct sku from products p join product_colours c on c.product_id = p.id where slug = $1 and not c.hidden',
    [colour],
  )
  expect(await found(search)).toEqual(expect.arrayContaining(rows.map(({ sku }) => sku)))
  expect(rows.length).toBeGreaterThan(0)
})
