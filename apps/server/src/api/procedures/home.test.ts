import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

const shop = await smallShop()
const { send } = openApi(shop.database, { limits: 'relaxed' })
const client = shop.database.$client

/** The ids of the products that the home page lists. */
async function home() {
  const { sections, newest } = (await send('/home', {})).body.data
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  return { sections: sections.map(({ products }: { products: [] }) => ids(products)), newest: ids(newest) }
}

test('lists the newest live products while no home section shows any', async () => {
  await client.query(`update products set added_on = '2026-02-02' where sku = 'apron'`)
  await client.query(
    `insert into category_translations (category_id, locale, name) select id, 'en', 'All' from categories`,
  )
  const newest = [shop.apron.id, shop.scrubs.id]
  expect(await home()).toEqual({ sections: [], newest })

  await client.query(`insert into home_sections (slug, position) values ('best', 0)`)
  await client.query(
    `insert into home_section_translations (section_id, locale, name) select id, 'en', 'Best' from home_sections`,
  )
  const show = (product: number) =>
    client.query(
      'insert into home_section_products (section_id, product_id, position) select id, $1, 0 from home_sections',
      [product],
    )
  await show(shop.gone.id)
  expect(await home()).toEqual({ sections: [], newest })

  await client.query('delete from home_section_products')
  await show(shop.scrubs.id)
  expect(await home()).toEqual({ sections: [[shop.scrubs.id]], newest: [] })
})
