/** SQL that marks an order paid in tests whose subject is not the payment. The number is beyond those of the counter. */
export const SET_PAID = `payment_status = 'paid', invoice_number = coalesce(invoice_number, 900000 + id),
  invoiced_at = coalesce(invoiced_at, now())`
