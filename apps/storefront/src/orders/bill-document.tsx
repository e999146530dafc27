import { Link } from '@tanstack/react-router'
import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import { Segmented } from '@zayy/ui/segmented'
import { type ReactNode, useMemo, useState } from 'react'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { invoiceView } from './invoice-view.ts'
import { useOrderMessages } from './order-messages.ts'
import { type Paper, papers, printInvoice } from './print-invoice.ts'
import { Receipt } from './receipt.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './bill-document.module.css'

/** What to do next, and the invoice on the chosen paper. A phone's screen shows the narrow one whatever is printed. */
export function BillDocument({
  bill,
  logo,
  transferDays,
  isNew = true,
  notice,
  action,
}: {
  bill: Bill
  logo: string
  transferDays: number
  /** It was ordered just now: the buyer is thanked for it. */
  isNew?: boolean
  /** Said above everything. */
  notice?: ReactNode
  /** What else can be done with the order. */
  action?: ReactNode
}) {
  const messages = useOrderMessages()
  const [paper, setPaper] = useState<Paper>('a4')
  const view = useMemo(() => invoiceView(bill), [bill])
  const code = <bdi dir="ltr">{bill.code}</bdi>
  return (
    <div className={styles.screen}>
      <div className={layout.container}>
        {notice ? <div className={`${styles.controls} ${styles.notice}`}>{notice}</div> : null}
        <div className={`${layout.row} ${layout.wrapping} ${styles.controls} ${styles.head}`}>
          {isNew ? (
            <span className={styles.done}>
              <Icon name="check" size="l" />
            </span>
          ) : null}
          <div>
            <h1>{isNew ? messages.thanks : <Trans text={messages.invoiceOfOrder} parts={{ code }} />}</h1>
            <p className={typography.soft}>
              {isNew ? (
                <>
                  {messages.sentTo} <bdi dir="ltr">{bill.buyer.email}</bdi>.{' '}
                </>
              ) : (
                `${messages.statusIs(bill.status_text)} `
              )}
              {view.unpaidByBank ? (
                <>
                  {messages.transfer} <Price amount={fromSar(bill.grand_total)} />{' '}
                  {isNew ? messages.within(transferDays) : messages.andWeShip}
                </>
              ) : bill.payment_status === 'paid' && isNew ? (
                messages.paidThanks
              ) : null}
            </p>
          </div>
          <div className={`${layout.row} ${layout.pushed} ${layout.wrapping}`}>
            <Segmented
              label={messages.paper}
              options={papers.map((value) => ({
                value,
                name: <bdi dir="ltr">{messages.papers[value]}</bdi>,
              }))}
              chosen={paper}
              onChoose={setPaper}
            />
            <Link className={button.outlined} to="/shop">
              {messages.continueShopping}
            </Link>
            {action}
            <button type="button" className={button.primary} onClick={() => void printInvoice(paper)}>
              <Icon name="printer" />
              {messages.print}
            </button>
          </div>
        </div>
        <div className={styles.papers} data-paper={paper}>
          <InvoiceSheet bill={bill} view={view} logo={logo} />
          <div className={styles.receipt}>
            <Receipt bill={bill} view={view} logo={logo} />
          </div>
        </div>
      </div>
    </div>
  )
}
