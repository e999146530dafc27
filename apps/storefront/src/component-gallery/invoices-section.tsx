import type { Bill } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import logo from '@zayy/ui/assets/spool.svg?url'
import { CreditNoteSheet } from '../orders/credit-note-sheet.tsx'
import { InvoiceSheet } from '../orders/invoice-sheet.tsx'
import { Receipt } from '../orders/receipt.tsx'
import { Section, State } from './section.tsx'
import styles from './gallery.module.css'

/** An order to be paid by bank transfer: two products, a coupon, tax added to the prices. */
const sampleBill: Bill = {
  id: 1,
  code: '7K4M-2QXA',
  created_at: '2026-11-21T16:20:00Z',
  status: 'pending',
  status_text: 'Pending',
  invoice_number: '000418',
  payment_method: 0,
  payment_status: 'unpaid',
  bank_account: { bank: 'Demo Bank', holder: 'Zayy Trading Co.', iban: 'SA0000000000000000000000' },
  transfer_receipt: null,
  seller: {
    name: 'Zayy Trading Co.',
    address: '7263 King Fahd Road, Riyadh',
    vat_number: '300000000000003',
    cr_number: '1010000000',
    translations: [
      { locale: 'ar', name: 'شركة زيّ التجارية', address: '7263 طريق الملك فهد، الرياض' },
      { locale: 'en', name: 'Zayy Trading Co.', address: '7263 King Fahd Road, Riyadh' },
    ],
  },
  buyer: {
    name: 'سارة العتيبي',
    email: 'sarah@clinic.example',
    phone: '0551234567',
    address: 'شارع التحلية، العليا، الرياض',
    company: null,
    purchase_order: null,
  },
  delivery_days: { from: 2, to: 4 },
  return_days: 7,
  products: [
    line(1, ['قميص سكراب «نَفَس» برقبة سبعة', 'Nafas V-neck scrub top'], { list: 55, each: 50 }, 30),
    line(2, ['سترة عاكسة', 'Hi-vis vest'], { list: 24, each: 24 }, 20),
  ],
  items_total: sar(1980),
  saving: sar(150),
  coupon_code: 'WELCOME10',
  coupon_value: sar(198),
  shipping: sar(40),
  shipping_tax: sar(5.22),
  tax_included: false,
  tax_percent: 15,
  tax: sar(267.3),
  grand_total: sar(2089.3),
  qr: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  history: [],
  credit_notes: [],
  token: '',
}

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
    grand_total: sar(1822),
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

/** So many pieces of a product in one colour and one size. `prices`: in SAR. */
function line(
  id: number,
  [ar, en]: [string, string],
  { list, each }: { list: number; each: number },
  quantity: number,
): Bill['products'][number] {
  return {
    id,
    name: en,
    translations: [
      { locale: 'ar', name: ar },
      { locale: 'en', name: en },
    ],
    price: sar(list),
    piece: { price: sar(each) },
    quantity,
    subtotal: sar(quantity * each),
    saving: sar(quantity * (list - each)),
    colors: [
      {
        id,
        color_code: '#22315c',
        color_name: 'Navy',
        translations: [
          { locale: 'ar', name: 'كحلي' },
          { locale: 'en', name: 'Navy' },
        ],
        sizes: [{ id, name: 'M', quantity }],
      },
    ],
  }
}
