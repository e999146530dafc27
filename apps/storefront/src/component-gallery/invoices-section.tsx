import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { Bill } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import logo from '@zayy/ui/assets/spool.svg?url'
import { CreditNoteSheet } from '../orders/credit-note-sheet.tsx'
import { InvoiceSheet } from '../orders/invoice-sheet.tsx'
import { Receipt } from '../orders/receipt.tsx'
import { Section, State } from './section.tsx'
import styles from './gallery.module.css'

/** An order to be paid by bank transfer: three products, a coupon, tax added to the prices. */
const sampleBill = exampleBill()

const note: Bill['credit_notes'][number] = {
  number: 'CN-000001',
  created_at: '2026-11-24T09:00:00Z',
  total: sar(575),
  tax: sar(75),
  reason: 'Returned: 10 scrub tops',
  qr: sampleBill.qr,
}

const bills: Record<string, Bill> = {
  'to be paid by bank transfer': sampleBill,
  'of a company, paid by card': {
    ...sampleBill,
    payment_method: 1,
    payment_status: 'paid',
    bank_account: null,
    buyer: {
      ...sampleBill.buyer,
      company: { name: 'عيادة الواحة', vat_number: '311111111100003' },
      purchase_order: 'PO-2026-17',
    },
  },
  'cancelled before it was paid': { ...sampleBill, status: 'cancelled', status_text: 'Cancelled' },
  'many lines': {
    ...sampleBill,
    products: [0, 100, 200].flatMap((more) => sampleBill.products.map((of) => ({ ...of, id: of.id + more }))),
  },
  'of a seller without VAT': {
    ...sampleBill,
    seller: { ...sampleBill.seller, vat_number: null },
    tax_percent: 0,
    tax: sar(0),
    shipping_tax: sar(0),
    grand_total: sar(4659),
    qr: '',
  },
}

/** The documents of an order: the invoice on A4 and on the roll, and a credit note. Both languages stand on each. */
export function Invoices() {
  return (
    <Section name="Invoices">
      {Object.entries(bills).map(([name, bill]) => (
        <State key={name} name={`A4, ${name}`} wide>
          <div className={styles.paper}>
            <InvoiceSheet bill={bill} view={invoiceView(bill)} logo={logo} />
          </div>
        </State>
      ))}
      {Object.entries(bills).map(([name, bill]) => (
        <State key={name} name={`80 mm, ${name}`}>
          <Receipt bill={bill} view={invoiceView(bill)} logo={logo} />
        </State>
      ))}
      <State name="credit note" wide>
        <div className={styles.paper}>
          <CreditNoteSheet note={note} bill={sampleBill} view={invoiceView(sampleBill)} logo={logo} />
        </div>
      </State>
    </Section>
  )
}
