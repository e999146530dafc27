import { createHash } from 'node:crypto'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { FIRST_PREVIOUS_HASH } from '@zayy/shop/invoicing/zatca/stamp-document'
import type { Accepted } from '@zayy/test-fatoora/storage'
import type { Printed } from './cashiers.ts'

/**
 * @property apart paid orders without an invoice, and invoices of unpaid orders
 * @property gaps missing numbers of invoices and of credit notes
 * @property outOfSequence numbers lower than that of an earlier document
 * @property changed invoices printed with another number than the stored one
 * @property undocumented invoices and credit notes without exactly one accepted document
 * @property counterGaps missing counters of documents
 * @property forks documents whose previous hash is not the hash of the previous document
 * @property otherBytes documents that the platform lacks or has with other bytes, or that were ever sent with other bytes
 */
export type Checked = Record<
  | 'placed'
  | 'paid'
  | 'creditNotes'
  | 'documents'
  | 'apart'
  | 'gaps'
  | 'outOfSequence'
  | 'changed'
  | 'undocumented'
  | 'counterGaps'
  | 'forks'
  | 'otherBytes',
  number
>

/** Compares orders, invoices, documents, and the documents that the fake platform accepted. */
export async function checkInvoices(
  { $client }: PooledDatabase,
  accepted: readonly Accepted[],
  printed: Printed,
): Promise<Checked> {
  const { rows: orders } = await $client.query<{ code: string; number: number | null; paid: boolean }>(
    `select code, invoice_number as number, payment_status = 'paid' as paid from orders order by invoiced_at, invoice_number`,
  )
  const numbers = orders.flatMap(({ number }) => (number === null ? [] : [number]))
  const stored = new Map(orders.map(({ code, number }) => [code, number]))
  const { rows: counts } = await $client.query<{ notes: number; last: number; undocumented: number }>(
    `with issued as (
       select id as order_id, null::int as credit_note from orders where invoice_number is not null
       union all select order_id, number from credit_notes
     )
     select (select count(*) from credit_notes)::int as notes,
       ((select last from invoice_counter) + (select last from credit_note_counter))::int as last,
       (select count(*) from issued i where 1 <> (select count(*) from zatca_documents d
         where d.order_id = i.order_id and d.credit_note is not distinct from i.credit_note and d.state = 'accepted'))::int as undocumented`,
  )
  const [{ notes, last, undocumented } = { notes: 0, last: 0, undocumented: 0 }] = counts
  return {
    placed: orders.length,
    paid: orders.filter(({ paid }) => paid).length,
    creditNotes: notes,
    apart: orders.filter(({ number, paid }) => paid !== (number !== null)).length,
    gaps: last - numbers.length - notes,
    outOfSequence: numbers.filter((number, index) => number < (numbers[index - 1] ?? 0)).length,
    changed: [...printed.invoices].filter(([code, number]) => stored.get(code) !== number).length,
    undocumented,
    ...(await checkChain($client, accepted, printed)),
  }
}

type Document = { counter: number; uuid: string; hash: string; previous: string; xml: Buffer }

async function checkChain(
  client: PooledDatabase['$client'],
  accepted: readonly Accepted[],
  printed: Printed,
) {
  const { rows: documents } = await client.query<Document>(
    'select counter, uuid, hash, previous_hash as previous, xml from zatca_documents order by counter',
  )
  const held = new Map(accepted.map((one) => [one.uuid, one]))
  const isSame = ({ uuid, hash, counter, xml }: Document) => {
    const [one, sent] = [held.get(uuid), printed.sent.get(uuid)]
    const bytes = xml.toString('base64')
    const digest = createHash('sha256').update(bytes).digest('base64')
    return (
      one?.xml === bytes &&
      one.hash === hash &&
      one.counter === counter &&
      sent?.size === 1 &&
      sent.has(digest)
    )
  }
  return {
    documents: documents.length,
    counterGaps: (documents.at(-1)?.counter ?? 0) - documents.length,
    forks: documents.filter(
      ({ previous }, index) => previous !== (documents[index - 1]?.hash ?? FIRST_PREVIOUS_HASH),
    ).length,
    otherBytes: documents.filter((one) => !isSame(one)).length + Math.abs(accepted.length - documents.length),
  }
}
