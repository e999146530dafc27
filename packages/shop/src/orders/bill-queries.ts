import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import type { OrderRow, PieceRow, ProductRow, TranslationRow } from './write-order.ts'

type BankWords = { locale: Locale; bank: string | null; holder: string | null }

/** An order as its bill needs it. `created_at` is ISO 8601 with microseconds and offset. */
export type BilledOrder = {
  order: OrderRow & {
    id: number
    invoice_number: number
    created_at: string
    status: 'pending' | 'on hold' | 'processing' | 'shipped' | 'completed' | 'cancelled'
    payment_status: 'unpaid' | 'paid' | 'failed' | 'refunded'
  }
  translations: TranslationRow[]
  products: ProductRow[]
  pieces: PieceRow[]
  bank: { iban: string | null; words: BankWords[] }
}

/** The account to pay to is the shop's of today, not the order's: it tells where money is taken now. */
const SELECT = {
  name: 'billed_order',
  text: `select to_json(o) as "order",
    (select json_agg(t order by t.locale) from order_translations t where t.order_id = o.id) as translations,
    (select json_agg(p order by p.position) from order_products p where p.order_id = o.id) as products,
    (select json_agg(p order by p.position) from order_pieces p where p.order_id = o.id) as pieces,
    (select json_build_object('iban', s.bank_iban, 'words',
      (select json_agg(json_build_object('locale', t.locale, 'bank', t.bank_name, 'holder', t.bank_holder))
        from settings_translations t)) from settings s) as bank
    from orders o where o.id = $1`,
}

export async function selectOrder(database: Database, id: number): Promise<BilledOrder | undefined> {
  const { rows } = await database.$client.query<BilledOrder>({ ...SELECT, values: [id] })
  return rows[0]
}
