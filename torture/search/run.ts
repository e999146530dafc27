import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { fillCatalogue } from '@zayy/shop/testing/fill-catalogue'
import { readVocabulary, varyTexts } from '@zayy/shop/testing/vary-texts'
import { asOwner, withDemoDatabase } from '../../bench/demo-database.ts'
import { type Promised, report } from '../harness/report.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { areSetsRight, compareSearches, typedSearches } from './compare-searches.ts'
import { readOwnTexts } from './own-texts.ts'

const products = Number(process.env.PRODUCTS ?? 100_000)
const count = Number(process.env.SEARCHES ?? 300)
const tables = ['products', 'search_sets', 'search_stems', 'product_stats', 'product_listing', 'search_words']

const { differing, setsRight, brokenDiffers, ...figures } = await withDemoDatabase(async (_, target) => {
  const random = seededRandom(35)
  await using database = connectionPool(target, { size: 1, bounds: { statement: 0, idleInTransaction: 0 } })
  const vocabulary = await asOwner(target, async (owner) => {
    await fillCatalogue(owner, products, (transaction) => varyTexts(transaction, random))
    for (const table of tables) await owner.$client.query(`vacuum analyze ${table}`)
    return await owner.transaction(readVocabulary)
  })
  const searches = typedSearches(count, vocabulary, random)
  const own = await readOwnTexts(database)
  const setsRight = await areSetsRight(database, own)
  const compared = await compareSearches(database, own, searches)
  // Removes a product from each small set, like a trigger that misses a change.
  await database.$client.query('update search_sets set places = places[2:] where cardinality(places) > 1')
  await database.$client.query('update set_versions set version = gen_random_uuid()')
  const broken = await compareSearches(database, own, searches.slice(0, 24))
  return { products, ...compared, setsRight, brokenDiffers: broken.differing.length > 0 }
})
for (const each of differing.slice(0, 5)) console.log(JSON.stringify(each))
const promised: Promised[] = [
  ['the stored sets have the products of every stem of their texts', setsRight],
  ['words are known, and near to others, as when every word is read', figures.wronglyRead === 0],
  [
    'a first and a far page and the numbers of every search are as when every product is read',
    differing.length === 0,
  ],
  ['sets that forget products are noticed', brokenDiffers],
]
await report(import.meta.url, { ...figures, differing: differing.length }, promised)
