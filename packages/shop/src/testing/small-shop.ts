import type { GuestOrder } from '@zayy/contract/orders/order-input'
import { rowsOf, testDatabase } from '@zayy/database/testing/test-database'
import type { PooledDatabase } from '@zayy/platform/postgres/database'

export type SmallShop = {
  database: PooledDatabase
  /** Runs a statement and returns its rows. */
  query: ReturnType<typeof rowsOf>
  country: number
  otherCountry: number
  city: number
  otherCity: number
  area: number
  otherArea: number
  /** Price per piece: 50.00 from 10 pieces, 45.00 from 50 to 199. */
  scrubs: SmallProduct
  /** 1 to 100 pieces, 19.99 each. */
  apron: SmallProduct
  /** No longer sold. */
  gone: SmallProduct
}

type SmallProduct = { id: number; colours: [number, number]; sizes: [number, number] }

/**
 * Fills a test database with three products of two colours and two sizes each, two countries, and the coupons TEN (10 %), FIFTY
 * (SAR 50), LAST (one use left), ENDED and LATER. The delivery fee is 25.00 per product; delivery takes 2 to 4 business days,
 * to Kuwait 5 to 8.
 * @param given a migrated, empty database to use
 */
export async function smallShop(given?: PooledDatabase): Promise<SmallShop> {
  const database = given ?? (await testDatabase())
  const query = rowsOf(database)
  const ids = async (text: string, values: unknown[] = []) =>
    (await query<{ id: number }>(text, values)).map(({ id }) => id)
  const id = async (text: string, values: unknown[] = []) => {
    const [first] = await ids(text, values)
    if (first === undefined) throw new Error(`No row returned by ${text}`)
    return first
  }
  const insertNames = async (table: string, column: string, of: number, ar: string, en: string) => {
    const text = `insert into ${table} (${column}, locale, name) values ($1, 'ar', $2), ($1, 'en', $3)`
    await query(text, [of, ar, en])
    return of
  }
  const country = async (code: string, position: number, days: [number, number], ar: string, en: string) =>
    insertNames(
      'country_translations',
      'country_id',
      await id(
        'insert into countries (code, position, delivery_days_from, delivery_days_to) values ($1, $2, $3, $4) returning id',
        [code, position, ...days],
      ),
      ar,
      en,
    )
  const city = async (code: string, of: number, ar: string, en: string) =>
    insertNames(
      'city_translations',
      'city_id',
      await id(
        'insert into cities (code, country_id, shipping, position) values ($1, $2, 2500, 0) returning id',
        [code, of],
      ),
      ar,
      en,
    )
  const area = async (code: string, of: number, ar: string, en: string) =>
    insertNames(
      'area_translations',
      'area_id',
      await id('insert into areas (code, city_id, position) values ($1, $2, 0) returning id', [code, of]),
      ar,
      en,
    )

  const saudi = await country('sa', 0, [2, 4], 'السعودية', 'Saudi Arabia')
  const kuwait = await country('kw', 1, [5, 8], 'الكويت', 'Kuwait')
  const riyadh = await city('riyadh', saudi, 'الرياض', 'Riyadh')
  const kuwaitCity = await city('kuwait', kuwait, 'مدينة الكويت', 'Kuwait City')
  const olaya = await area('olaya', riyadh, 'العليا', 'Al Olaya')
  const sharq = await area('sharq', kuwaitCity, 'شرق', 'Sharq')

  await query(`insert into images (hash, format, width, height) values (repeat('0', 20), 'webp', 8, 10)`)
  const category = await id(
    `insert into categories (slug, position, image) values ('all', 0, repeat('0', 20)) returning id`,
  )
  const product = async (sku: string, ar: string, en: string, hidden = false): Promise<SmallProduct> => {
    const productId = await id(
      `insert into products (sku, category_id, added_on, image, hover_image, position, hidden)
       values ($1, $2, '2026-01-01', repeat('0', 20), repeat('0', 20), 0, $3) returning id`,
      [sku, category, hidden],
    )
    await query(
      `insert into product_translations (product_id, locale, name, description) values ($1, 'ar', $2, ''), ($1, 'en', $3, '')`,
      [productId, ar, en],
    )
    const colours = await ids(
      `insert into product_colours (product_id, slug, code, family, image, position)
       values ($1, 'navy', '#1b2a49', 'blue', repeat('0', 20), 0), ($1, 'white', '#ffffff', 'white', repeat('0', 20), 1) returning id`,
      [productId],
    )
    const sizes = await ids(
      `insert into product_sizes (product_id, name, position) values ($1, 'M', 0), ($1, 'L', 1) returning id`,
      [productId],
    )
    const [navy = 0, white = 0] = colours
    const [m = 0, l = 0] = sizes
    await insertNames('product_colour_translations', 'colour_id', navy, 'كحلي', 'Navy')
    await insertNames('product_colour_translations', 'colour_id', white, 'أبيض', 'White')
    return { id: productId, colours: [navy, white], sizes: [m, l] }
  }
  const scrubs = await product('scrubs', 'سكراب طبي', 'Medical scrubs')
  const apron = await product('apron', 'مريلة', 'Apron')
  const gone = await product('gone', 'قديم', 'Gone', true)
  await query(
    `insert into price_tiers (product_id, from_pieces, to_pieces, previous_to, price)
     values ($1, 10, 49, null, 5000), ($1, 50, 199, 49, 4500), ($2, 1, 100, null, 1999), ($3, 1, 100, null, 100)`,
    [scrubs.id, apron.id, gone.id],
  )
  await query(
    `insert into coupons (code, basis_points, amount, starts_on, ends_on, max_uses, used) values
     ('TEN', 1000, null, null, null, null, 0), ('FIFTY', null, 5000, null, null, null, 0),
     ('LAST', null, 100, null, null, 3, 2), ('ENDED', 1000, null, null, '2026-01-31', null, 0),
     ('LATER', 1000, null, '2027-01-01', null, null, 0)`,
  )
  await query(
    `update settings set email = 'shop@example.test', vat_number = '300000000000003', cr_number = '1010000000',
       bank_iban = 'SA0000000000000000000000'`,
  )
  await query(
    `update settings_translations set app_name = case locale when 'ar' then 'زيّ' else 'Zayy' end,
       legal_name = case locale when 'ar' then 'شركة زيّ' else 'Zayy Co.' end, address = 'Riyadh',
       bank_name = 'Bank', bank_holder = 'Zayy'`,
  )
  return {
    database,
    query,
    country: saudi,
    otherCountry: kuwait,
    city: riyadh,
    otherCity: kuwaitCity,
    area: olaya,
    otherArea: sharq,
    scrubs,
    apron,
    gone,
  }
}

/** A guest order from Riyadh of 60 scrubs in two colours and 3 aprons: SAR 3,223.97. */
export function smallOrder({ country, city, area, scrubs, apron }: SmallShop): GuestOrder {
  return {
    payment_method: 0,
    products: [
      {
        product_id: scrubs.id,
        colors: [
          {
            color_id: scrubs.colours[0],
            sizes: [
              { size_id: scrubs.sizes[0], quantity: 30 },
              { size_id: scrubs.sizes[1], quantity: 10 },
            ],
          },
          { color_id: scrubs.colours[1], sizes: [{ size_id: scrubs.sizes[1], quantity: 20 }] },
        ],
      },
      {
        product_id: apron.id,
        colors: [{ color_id: apron.colours[0], sizes: [{ size_id: apron.sizes[0], quantity: 3 }] }],
      },
    ],
    name: 'نورة السبيعي',
    email: 'noura@example.com',
    phone: '0501234567',
    address: 'شارع العليا 12',
    country_id: country,
    city_id: city,
    area_id: area,
  }
}

export function smallAddress({ country, city, area }: Pick<SmallShop, 'country' | 'city' | 'area'>) {
  return {
    name: 'البيت',
    country_id: country,
    city_id: city,
    area_id: area,
    address: 'شارع العليا',
    building: '12',
    floor: '3',
    apartment: '7',
  }
}
