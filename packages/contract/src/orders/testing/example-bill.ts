import { sar } from '@zayy/domain/money'
import type { Bill } from '../../types.ts'

/** The bill of the design's invoice: three products, a coupon, tax added. */
export function exampleBill(change: Partial<Bill> = {}): Bill {
  return {
    id: 418,
    code: 'ZY-7K4M-2Q',
    created_at: '2026-11-21T16:20:00Z',
    status: 'pending',
    status_text: 'Pending',
    invoice_number: 'INV-2026-000418',
    invoiced_at: '2026-11-21T16:20:00Z',
    clearance: null,
    payment_method: 0,
    payment_status: 'unpaid',
    bank_account: { bank: 'Demo Bank', holder: 'Zayy Trading Co.', iban: 'SA0000000000000000000000' },
    transfer_due: '2026-11-24T16:20:00Z',
    transfer_receipt: null,
    seller: {
      name: 'Zayy Trading Co.',
      address: 'King Fahd Road, Riyadh',
      vat_number: '300000000000003',
      cr_number: '1010000000',
      translations: [
        { locale: 'ar', name: 'شركة زيّ التجارية', address: 'طريق الملك فهد، الرياض' },
        { locale: 'en', name: 'Zayy Trading Co.', address: 'King Fahd Road, Riyadh' },
      ],
    },
    buyer: {
      name: 'سارة العتيبي',
      email: 'sara@alwaha-clinic.example',
      phone: '0551234567',
      address: 'شارع التحلية، العليا، الرياض',
      translations: [
        { locale: 'ar', address: 'شارع التحلية، العليا، الرياض' },
        { locale: 'en', address: 'شارع التحلية, Al Olaya, Riyadh' },
      ],
      company: null,
      purchase_order: null,
    },
    delivery_address: null,
    delivery_translations: [],
    delivery_days: { from: 2, to: 4 },
    return_days: 7,
    shipping_per: 'product',
    products: [
      product(1, ['قميص سكراب', 'Scrub top'], 55, 50, [6, 10, 8, 4, 7, 6, 4, 2]),
      product(2, ['بولو بيكيه', 'Piqué polo'], 48, 38, [60]),
      product(3, ['صدرية عاكسة', 'Hi-vis vest'], 24, 24, [20]),
    ],
    items_total: sar(5110),
    saving: sar(835),
    coupon_code: 'WELCOME10',
    coupon_value: sar(511),
    shipping: sar(60),
    shipping_tax: sar(7.83),
    tax_included: false,
    tax_percent: 15,
    tax: sar(689.85),
    grand_total: sar(5348.85),
    qr: 'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    shipment: null,
    history: [],
    credit_notes: [],
    token: 'open-this-bill',
    ...change,
  }
}

function product(id: number, [ar, en]: [string, string], list: number, unit: number, sizes: number[]) {
  const quantity = sizes.reduce((sum, count) => sum + count, 0)
  return {
    id,
    name: en,
    translations: [
      { locale: 'ar' as const, name: ar },
      { locale: 'en' as const, name: en },
    ],
    price: sar(list),
    piece: { price: sar(unit) },
    quantity,
    subtotal: sar(quantity * unit),
    saving: sar(quantity * (list - unit)),
    colors: [
      {
        id: id * 10,
        color_code: '#22315c',
        color_name: 'Navy',
        translations: [
          { locale: 'ar' as const, name: 'كحلي' },
          { locale: 'en' as const, name: 'Navy' },
        ],
        sizes: sizes.map((count, index) => ({ id: index + 1, name: `${index + 36}`, quantity: count })),
      },
    ],
  }
}
