import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Halalas } from '@zayy/domain/money'
import type { TestCard } from './cards.ts'

/** A payment as Moyasar's API shows it (docs.moyasar.com/api/payments). */
export type Payment = {
  id: string
  status: 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided'
  amount: Halalas
  currency: string
  refunded: Halalas
  captured: 0
  description: string
  invoice_id: string
  created_at: string
  metadata: Record<string, string>
  source: {
    type: 'creditcard'
    company: TestCard['company']
    /** All but the last four digits are masked. */
    number: string
    message: string
    response_code: string
  }
}

/** An invoice as Moyasar's API shows it (docs.moyasar.com/api/invoices), without its `url` and the status `expired`. */
export type Invoice = {
  id: string
  status: 'initiated' | 'paid' | 'canceled'
  amount: Halalas
  currency: string
  description: string
  success_url: string | null
  back_url: string | null
  expired_at: string | null
  created_at: string
  metadata: Record<string, string>
  payments: Payment[]
}

/** Queues a webhook in the transaction of the change that it reports. */
type Notify = (payment: Payment, type: `payment_${'paid' | 'failed' | 'voided' | 'refunded'}`) => void

export type Storage = ReturnType<typeof openStorage>

/** Timeout of a statement that waits for another process, in milliseconds. */
const BUSY_MS = 2_000

const WEBHOOK_BATCH_SIZE = 20

/** Delay before a claimed webhook is retried, in milliseconds. */
const RETRY_MS = 5_000

/** Opens the gateway's SQLite file in a folder. Any number of processes of one machine may share it. */
export function openStorage(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(folder, 'gateway.sqlite'), { timeout: BUSY_MS })
  transaction(() =>
    file.exec(`
      create table if not exists invoices (id text primary key, document text not null) strict;
      create table if not exists payments (id text primary key, invoice_id text not null) strict;
      create table if not exists webhooks (
        id text primary key,
        type text not null,
        payment_id text not null,
        created_at text not null,
        attempts integer not null default 0,
        due_at integer not null
      ) strict;
      create index if not exists webhooks_due on webhooks (due_at);
    `),
  )
  const selectInvoice = file.prepare('select document from invoices where id = ?')
  const selectInvoiceOfPayment = file.prepare(
    'select document from invoices where id = (select invoice_id from payments where id = ?)',
  )
  const writeInvoice = file.prepare('insert or replace into invoices (id, document) values (?, ?)')
  const writePayment = file.prepare('insert or ignore into payments (id, invoice_id) values (?, ?)')
  const insertWebhook = file.prepare(
    'insert into webhooks (id, type, payment_id, created_at, due_at) values (?, ?, ?, ?, ?)',
  )
  const claimWebhooks = file.prepare(`
    update webhooks set attempts = attempts + 1, due_at = ? where id in
      (select id from webhooks where due_at <= ? order by random() limit ${WEBHOOK_BATCH_SIZE})
    returning id, type, payment_id, created_at, attempts
  `)
  const deleteWebhook = file.prepare('delete from webhooks where id = ?')

  function transaction<Result>(work: () => Result): Result {
    file.exec('begin immediate')
    try {
      const result = work()
      file.exec('commit')
      return result
    } finally {
      if (file.isTransaction) file.exec('rollback')
    }
  }

  function readInvoice(statement: typeof selectInvoice, id: string): Invoice | undefined {
    const row = statement.get(id)
    return row && JSON.parse(String(row.document))
  }

  return {
    findInvoice: (id: string) => readInvoice(selectInvoice, id),
    findInvoiceOfPayment: (paymentId: string) => readInvoice(selectInvoiceOfPayment, paymentId),
    addInvoice: (invoice: Invoice) => void writeInvoice.run(invoice.id, JSON.stringify(invoice)),
    /**
     * Changes an invoice in a transaction, so that a second process sees the first one's change.
     * @returns the result of `change`, or undefined for an unknown id
     */
    changeInvoice: <Result>(
      id: string,
      now: Date,
      change: (invoice: Invoice, notify: Notify) => Result,
    ): Result | undefined =>
      transaction(() => {
        const invoice = readInvoice(selectInvoice, id)
        if (!invoice) return undefined
        const result = change(invoice, (payment, type) =>
          insertWebhook.run(randomUUID(), type, payment.id, now.toISOString(), now.getTime()),
        )
        writeInvoice.run(id, JSON.stringify(invoice))
        for (const payment of invoice.payments) writePayment.run(payment.id, id)
        return result
      }),
    /** Claims due webhooks in random order. No other process gets them until they are due again. */
    claimWebhooks: (now: Date) =>
      claimWebhooks.all(now.getTime() + RETRY_MS, now.getTime()).map((row) => ({
        id: String(row.id),
        type: String(row.type),
        paymentId: String(row.payment_id),
        createdAt: String(row.created_at),
        attempts: Number(row.attempts),
      })),
    deleteWebhook: (id: string) => void deleteWebhook.run(id),
    close: () => file.close(),
  }
}

/** Returns Moyasar's status: an unpaid invoice is `expired` after its `expired_at`. */
export function invoiceStatus({ status, expired_at }: Invoice, now: Date): Invoice['status'] | 'expired' {
  const isOver = expired_at !== null && Date.parse(expired_at) <= now.getTime()
  return status === 'initiated' && isOver ? 'expired' : status
}
