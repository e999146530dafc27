import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { Bill } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'
import { invoiceView } from '@zayy/domain/orders/invoice-view'
import logo from '@zayy/ui/assets/spool.svg?url'
import button from '@zayy/ui/button.module.css'
import { DialogClose } from '@zayy/ui/dialog/dialog-layer'
import { Drawer } from '@zayy/ui/dialog/drawer'
import drawer from '@zayy/ui/dialog/drawer.module.css'
import { Modal } from '@zayy/ui/dialog/modal'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import { useState } from 'react'
import { CreditNoteSheet } from '../orders/credit-note-sheet.tsx'
import { InvoiceSheet } from '../orders/invoice-sheet.tsx'
import { Receipt } from '../orders/receipt.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Pager } from '../paged-list/pager.tsx'
import styles from './gallery.module.css'
import { Section, State, useSampleMessages } from './section.tsx'

const colours = [
  'page surface backdrop line control-border',
  'text text-muted text-on-dark-muted accent accent-hover accent-dark accent-tint',
  'highlight highlight-tint highlight-text highlight-mark',
  'success success-tint warning warning-tint danger danger-tint neutral-tint disabled disabled-text',
].flatMap((group) => group.split(' '))

const textStyles = 'caption small body strong price heading section figure title hero'.split(' ')

const spaces = '0-5 1 1-5 2 2-5 3 3-5 4 4-5 5 5-5 6 7 8 10 12 16 18 26'.split(' ')

/** Named as in packages/ui/src/styles/tokens.css. */
export function Tokens() {
  const messages = useSampleMessages()
  return (
    <Section name="Tokens">
      {colours.map((name) => (
        <State key={name} name={name}>
          <div className={styles.colour} style={{ background: `var(--color-${name})` }} />
        </State>
      ))}
      {textStyles.map((style) => (
        <State key={style} name={`text-${style}`} wide>
          <p style={{ font: `var(--text-${style})` }}>{messages.heading}</p>
        </State>
      ))}
      {spaces.map((step) => (
        <State key={step} name={`space-${step}`}>
          <div className={styles.length} style={{ inlineSize: `var(--space-${step})` }} />
        </State>
      ))}
    </Section>
  )
}

export function Navigation() {
  const { category, product } = useSampleMessages()
  return (
    <Section name="Navigation">
      <State name="Breadcrumbs" wide>
        <Breadcrumbs wide={false} trail={[{ name: category, to: '/shop' }, { name: product }]} />
      </State>
      {[1, 5, 9].map((page) => (
        <State key={page} name={`Pager, page ${page} of 9`} wide>
          <Pager view={{ page, lastPage: 9, total: 200, search: {} }} />
        </State>
      ))}
    </Section>
  )
}

export function Overlays() {
  const { heading, sentence, open, close, act } = useSampleMessages()
  const [shown, setShown] = useState<'start' | 'end' | 'modal' | null>(null)
  const onClose = () => setShown(null)
  return (
    <Section name="Drawer and dialog">
      {(['start', 'end'] as const).map((edge) => (
        <State key={edge} name={`Drawer at ${edge}`}>
          <button type="button" className={button.outlined} onClick={() => setShown(edge)}>
            {open}
          </button>
          <Drawer
            open={shown === edge}
            onClose={onClose}
            label={heading}
            edge={edge}
            className={styles.drawer}
          >
            <div className={`${drawer.head} ${styles.part}`}>
              <b>{heading}</b>
              <DialogClose className={iconButton.iconButton} label={close}>
                <Icon name="x" size="l" />
              </DialogClose>
            </div>
            <div className={`${drawer.body} ${styles.part}`}>{sentence}</div>
            <div className={`${drawer.foot} ${styles.part}`}>
              <button type="button" className={`${button.primary} ${button.fullWidth}`} onClick={onClose}>
                {act}
              </button>
            </div>
          </Drawer>
        </State>
      ))}
      <State name="Modal">
        <button type="button" className={button.outlined} onClick={() => setShown('modal')}>
          {open}
        </button>
        <Modal open={shown === 'modal'} onClose={onClose} title={heading} close={close}>
          <p>{sentence}</p>
        </Modal>
      </State>
    </Section>
  )
}

/** An order by bank transfer: three products, a coupon, tax on top of the prices. */
const sampleBill = exampleBill()

const note: Bill['credit_notes'][number] = {
  number: 'CN-000001',
  created_at: '2026-11-24T09:00:00Z',
  total: sar(575),
  tax: sar(75),
  reason: 'Returned: 10 scrub tops',
  qr: sampleBill.qr ?? '',
  clearance: null,
}

const proForma: Bill = { ...sampleBill, invoice_number: null, invoiced_at: null, qr: null }

const bills: Record<string, Bill> = {
  'to be paid by bank transfer': proForma,
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
  'cancelled before it was paid': { ...proForma, status: 'cancelled', status_text: 'Cancelled' },
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
