import { expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { getProduct, listCartProducts } from './get-product.ts'

test('a size that is a word has the language of the path, in the size chart too', async () => {
  const database = await demoDatabase()
  const { rows } = await database.$client.query<{ id: number }>(
    `with renamed as (update product_sizes set name = 'وسط' where name = 'M'),
          charted as (update size_chart_rows set size = 'وسط' where size = 'M')
     select id from products where sku = $1`,
    [known.products.scrub.sku],
  )
  const id = rows[0]?.id ?? 0
  for (const [locale, name] of [
    ['ar', 'وسط'],
    ['en', 'Medium'],
  ] as const) {
    const { sizes, size_chart } = await getProduct(database, locale, id)
    const [inCart] = await listCartProducts(database, locale, [id])
    expect(sizes.map((size) => size.name)).toContain(name)
    expect(inCart?.sizes).toEqual(sizes)
    expect(size_chart?.rows.map(({ size }) => size)).toEqual(sizes.map((size) => size.name))
  }
})
