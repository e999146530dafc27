/** SQL that gives an order an invoice in tests whose subject is not the payment. Its number is beyond those of the counter. */
export const SET_INVOICED = `invoice_number = coalesce(invoice_number, 900000 + id),
  invoiced_at = coalesce(invoiced_at, now())`

export const SET_PAID = `payment_status = 'paid', ${SET_INVOICED}`
