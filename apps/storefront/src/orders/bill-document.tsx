import { Link } from '@tanstack/react-router'
import type { Bill } from '@zayy/contract/types'
import { fromSar, ZERO } from '@zayy/domain/money'
import { type InvoiceView, invoiceView } from '@zayy/domain/orders/invoice-view'
import { orderProgress, type ProgressStep } from '@zayy/domain/orders/order-progress'
import { awaitsShipping, payableOrder } from '@zayy/domain/orders/order-status'
import { formatDate } from '@zayy/i18n/dates'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { imageAt } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { Trans } from '../i18n/trans.tsx'
import { StandingText } from '../order-standing/standing-text.tsx'
import { useClient } from '../router-context.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './bill-document.module.css'
import { CreditNoteList, CreditNoteSheet } from './credit-note-sheet.tsx'
import { DownloadButton, PrintButtons, type PrintFormat } from './invoice-buttons.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { deliveryMessages, useOrderMessages } from './order-messages.ts'
import { CardChoice, CardPayment, TransferDetails, TransferReceipt } from './payment.tsx'
import { Receipt } from './receipt.tsx'
import shareBillStyles from './share-bill.module.css'

export type BillDocumentProps = {
  bill: Bill
  /** Shows the thanks of a new order. */
  isNew?: boolean
  /** Shown at the top. */
  notice?: ReactNode
  /** Another button for the order. */
  action?: ReactNode
}

/** Payment and next steps, then the invoice in the chosen format. Rendered in browsers only. */
export default function BillDocument({ bill: given, isNew = true, notice, action }: BillDocumentProps) {
  const client = useClient()
  const [changed, setChanged] = useState({ given, bill: given })
  const bill = changed.given === given ? changed.bill : given
  const { logo } = useShopSettings()
  const messages = useOrderMessages()
  const [format, setFormat] = useState<PrintFormat>('a4')
  // A black PNG, as in the PDF: a light logo would vanish on paper, and WebKit prints no CSS filters.
  const printedLogo = imageAt(logo, 400, 'png')
  const view = useMemo(() => invoiceView(bill), [bill])
  // A guest's link stays valid, so the order may have been shipped, put on hold, cancelled or refunded since.
  const isFresh = isNew && awaitsShipping(payableOrder(bill)) && view.standing === null
  const awaitsPayment = view.awaitsCard || view.awaitsTransfer
  const isInWork = bill.status === 'processing' && bill.payment_status === 'paid'
  const isAhead = isInWork && view.standing === null && !isFresh
  const [Shipment] = useLoadedComponent(() => import('./shipment.tsx'), bill.shipment)
  const isUncleared = [bill, ...bill.credit_notes].some(({ clearance }) => clearance === 'awaited')
  const [Clearance] = useLoadedComponent(() => import('./clearance.tsx'), isUncleared)
  usePageFooter(bill)
  const code = <bdi dir="ltr">{bill.code}</bdi>
  const ways = (
    <>
      <Link className={button.outlined} to="/shop">
        {messages.continueShopping}
      </Link>
      {action}
    </>
  )
  return (
    <div className={styles.screen}>
      <div className={layout.container}>
        {notice ? <div className={`${styles.controls} ${styles.notice}`}>{notice}</div> : null}
        <div className={`${layout.row} ${layout.wrapping} ${styles.controls} ${styles.head}`}>
          {isFresh ? (
            <span className={styles.done}>
              <Icon name="check" size="l" />
            </span>
          ) : null}
          <div className={styles.state}>
            <h1>
              {isFresh ? (
                messages.thanks
              ) : (
                <Trans
                  text={view.kind === 'proForma' ? messages.proFormaOfOrder : messages.invoiceOfOrder}
                  parts={{ code }}
                />
              )}
            </h1>
            <p className={typography.soft}>
              <State bill={bill} view={view} isNew={isFresh} />
            </p>
          </div>
          <div className={`${layout.row} ${layout.wrapping} ${styles.ways}`}>{ways}</div>
        </div>
        {Clearance && isUncleared ? (
          <div className={styles.controls}>
            <Clearance bill={bill} onChange={(cleared) => setChanged({ given, bill: cleared })} />
          </div>
        ) : null}
        {isFresh && bill.history.length === 0 ? null : (
          <div className={styles.controls}>
            <OrderProgress bill={bill} />
          </div>
        )}
        {Shipment && bill.shipment ? (
          <div className={styles.controls}>
            <Shipment shipment={bill.shipment} status={bill.status} />
          </div>
        ) : null}
        {bill.credit_notes.length > 0 ? (
          <div className={styles.controls}>
            <CreditNoteList bill={bill} />
          </div>
        ) : null}
        {awaitsPayment || isAhead ? (
          <div className={`${styles.controls} ${awaitsPayment ? styles.payment : styles.ahead}`}>
            {view.awaitsCard ? <CardPayment bill={bill} /> : null}
            {view.awaitsTransfer ? (
              <div>
                <TransferDetails bill={bill} />
                {view.offersCard ? <CardChoice bill={bill} /> : null}
                <TransferReceipt bill={bill} />
              </div>
            ) : null}
            <NextSteps bill={bill} view={view} />
          </div>
        ) : null}
        <div className={`${styles.controls} ${styles.tools}`}>
          <ShareBill bill={bill} />
          <div className={styles.print}>
            <DownloadButton fetchFile={() => client.orders.invoicePdf({ token: bill.token })} />
            {bill.clearance === 'cleared' ? (
              <DownloadButton kind="xml" fetchFile={() => client.orders.invoiceXml({ token: bill.token })} />
            ) : null}
            <PrintButtons format={format} isMain={!awaitsPayment} onChoose={setFormat} />
          </div>
        </div>
        <div className={`${styles.controls} ${styles.waysBelow}`}>{ways}</div>
        <div className={styles.papers} data-paper={format}>
          <InvoiceSheet bill={bill} view={view} logo={printedLogo} />
          {bill.credit_notes.map((note) =>
            note.clearance === 'awaited' ? null : (
              <CreditNoteSheet key={note.number} note={note} bill={bill} view={view} logo={printedLogo} />
            ),
          )}
          <div className={styles.receipt}>
            <Receipt bill={bill} view={view} logo={printedLogo} />
          </div>
        </div>
      </div>
    </div>
  )
}

function State({ bill, view, isNew }: { bill: Bill; view: InvoiceView; isNew: boolean }) {
  const messages = useOrderMessages()
  const { sendsMail } = useShopSettings()
  const { arrives, time } = deliveryMessages[useLocale()]
  const isFree = fromSar(bill.grand_total) === ZERO
  if (!isNew)
    return (
      <>
        {messages.statusIs(bill.status_text)} <StandingText bill={bill} />
      </>
    )
  return (
    <>
      {bill.buyer.email === '' || !sendsMail ? null : (
        <>
          {view.kind === 'proForma' ? messages.confirmationSentTo : messages.sentTo}{' '}
          <bdi dir="ltr">{bill.buyer.email}</bdi>.{' '}
        </>
      )}
      {bill.payment_status === 'paid' ? (isFree ? messages.freeThanks : messages.paidThanks) : null}{' '}
      {view.awaitsTransfer || view.awaitsCard
        ? null
        : arrives(time[isFree ? 'order' : 'card'](bill.delivery_days))}
    </>
  )
}

/** The steps from payment to delivery. */
export function NextSteps({ bill, view }: { bill: Bill; view: InvoiceView }) {
  const { matchDays } = useShopSettings()
  const messages = useOrderMessages()
  const { arrives, time } = deliveryMessages[useLocale()]
  const match = matchDays === null || !view.awaitsTransfer ? [] : [messages.stepMatch(matchDays)]
  const isFree = fromSar(bill.grand_total) === ZERO
  const isByTransfer = bill.payment_method === 0 && !view.offersCard
  const since = isFree ? time.order : isByTransfer ? time.transfer : time.card
  const invoice = view.awaitsInvoice ? [messages.stepInvoice] : []
  const steps = [firstStep(view, isFree, messages), ...match, ...invoice, arrives(since(bill.delivery_days))]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {messages.nextSteps}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function firstStep(
  { awaitsCard, awaitsTransfer, offersCard }: InvoiceView,
  isFree: boolean,
  messages: ReturnType<typeof useOrderMessages>,
): string {
  if (awaitsCard) return messages.stepCard
  if (awaitsTransfer) return offersCard ? messages.stepTransferOrCard : messages.stepTransfer
  return isFree ? messages.freeThanks : messages.paidThanks
}

/** Shares the bill's link by WhatsApp or mail. Rendered in browsers only. */
export function ShareBill({ bill: { code, token, invoice_number } }: { bill: Bill }) {
  const messages = useOrderMessages()
  const link = `${window.location.origin}${localizedPath(useLocale(), '/bill')}#${token}`
  const subject = invoice_number === null ? messages.shareProForma(code) : messages.shareSubject(code)
  const text = encodeURIComponent(`${subject}\n${link}`)
  return (
    <div className={shareBillStyles.share}>
      <div className={`${layout.row} ${layout.wrapping} ${shareBillStyles.ways}`}>
        <a
          className={button.outlined}
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp-logo" />
          {messages.shareByWhatsapp}
        </a>
        <a className={button.outlined} href={`mailto:?subject=${encodeURIComponent(subject)}&body=${text}`}>
          <Icon name="envelope-simple" />
          {messages.shareByMail}
        </a>
      </div>
      <p className={typography.caption}>{messages.shareWarning}</p>
    </div>
  )
}

/**
 * Prints the document's number below every A4 page. CSS cannot read it from the document, so this adds a stylesheet while the bill is
 * shown. U+2066 isolates the text from the page's direction.
 */
export function usePageFooter({ invoice_number: number, code }: Bill): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const text = [number ?? '', code]
      .filter(Boolean)
      .map((one) => one.replace(/[^\w-]/g, ''))
      .join(' · ')
    sheet.replaceSync(
      `@page { @bottom-center { content: "\\2066 ${text} · " counter(page) " / " counter(pages) "\\2069" } } @page receipt { @bottom-center { content: none } }`,
    )
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [number, code])
}

/** The completed and pending steps of an order, with dates. */
function OrderProgress({ bill }: { bill: Bill }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const steps = orderProgress(bill)
  const last = steps.findLast(({ isReached }) => isReached)
  return (
    <ol className={styles.progress} aria-label={messages.progress}>
      {steps.map(({ step, isReached, at }) => (
        <li
          key={step}
          data-reached={isReached || undefined}
          data-ended={isEnd(step) || undefined}
          aria-current={step === last?.step ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {isReached ? <Icon name={isEnd(step) ? 'x' : 'check'} /> : null}
          </span>
          <span className={styles.name}>{messages.progressSteps[step]}</span>
          {at ? <time dateTime={at}>{formatDate(at, locale)}</time> : null}
        </li>
      ))}
    </ol>
  )
}

function isEnd(step: ProgressStep['step']): boolean {
  return step === 'cancelled' || step === 'refunded'
}
