import { type ChargeRow, type InvoiceRow, invoiceStatus } from './invoice-queries.ts'

/** An invoice as Moyasar's API shows it (docs.moyasar.com/api/invoices). */
export function presentInvoice(
  invoice: InvoiceRow,
  charges: readonly ChargeRow[],
  origin: string,
  now: Date,
) {
  return {
    id: invoice.id,
    status: invoiceStatus(invoice, now),
    amount: invoice.amount,
    currency: invoice.currency,
    description: invoice.description,
    url: `${origin}/test-gateway/invoices/${invoice.id}`,
    success_url: invoice.successUrl,
    back_url: invoice.backUrl,
    expired_at: invoice.expiresAt?.toISOString() ?? null,
    created_at: invoice.createdAt.toISOString(),
    metadata: invoice.metadata,
    payments: charges.map((charge) => presentCharge(charge, invoice)),
  }
}

/** A payment as Moyasar's API shows it (docs.moyasar.com/api/payments). */
export function presentCharge(charge: ChargeRow, invoice: InvoiceRow) {
  return {
    id: charge.id,
    status: charge.status,
    amount: invoice.amount,
    currency: invoice.currency,
    refunded: charge.refunded,
    captured: 0,
    description: invoice.description,
    invoice_id: invoice.id,
    created_at: charge.createdAt.toISOString(),
    metadata: invoice.metadata,
    source: {
      type: 'creditcard',
      company: charge.company,
      number: `XXXX-XXXX-XXXX-${charge.lastDigits}`,
      message: charge.message,
      response_code: charge.responseCode,
    },
  }
}
