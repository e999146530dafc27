import { Link } from '@tanstack/react-router'
import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { orderStanding } from '@zayy/domain/orders/order-standing'
import { asksForTransfer, payableOrder } from '@zayy/domain/orders/order-status'
import { formatDay } from '@zayy/i18n/dates'
import { CopyButton } from '@zayy/ui/copy-button'
import { Thumb } from '@zayy/ui/thumb'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { StandingText } from '../order-standing/standing-text.tsx'
import { useAccountMessages } from './account-messages.ts'
import { transferDay } from './transfer-day.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './latest-order.module.css'

/** The latest order and what is next about it: a transfer that is awaited, or its status. */
export function LatestOrder({ bill, image }: { bill: Bill; image: string | null }) {
  const messages = useAccountMessages()
  const isTransferAwaited = asksForTransfer(payableOrder(bill))
  const iban = isTransferAwaited ? bill.bank_account?.iban : undefined
  return (
    <section className={styles.latestOrder} aria-label={messages.latestOrder}>
      <div className={styles.picture}>
        {image === null ? null : <Thumb url={image} width={64} height={80} />}
      </div>
      <div className={styles.text}>
        <p className={typography.caption}>
          {messages.latestOrder} · <bdi dir="ltr">{bill.code}</bdi>
        </p>
        <p className={typography.strong}>
          {isTransferAwaited ? messages.awaitingTransfer : bill.status_text}
        </p>
        <p className={typography.note}>
          <NextStep bill={bill} isTransferAwaited={isTransferAwaited} />
        </p>
      </div>
      <div className={`${layout.row} ${styles.actions}`}>
        {iban === undefined ? null : (
          <CopyButton
            text={iban}
            label={messages.copyIban}
            copied={messages.copied}
            className={button.outlined}
          />
        )}
        <Link className={`${button.primary} ${button.small}`} to="/bill/$id" params={{ id: String(bill.id) }}>
          {messages.viewOrder}
        </Link>
      </div>
    </section>
  )
}

function NextStep({ bill, isTransferAwaited }: { bill: Bill; isTransferAwaited: boolean }) {
  const messages = useAccountMessages()
  const locale = useLocale()
  const { transferDays } = useShopSettings()
  const pieces = bill.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = { total: <Price amount={fromSar(bill.grand_total)} /> }
  if (orderStanding(bill) !== null) return <StandingText bill={bill} />
  if (!isTransferAwaited) return <Trans text={messages.orderFacts(pieces)} parts={parts} />
  const day = transferDay(bill.created_at, transferDays, Date.now())
  return (
    <Trans
      text={day === null ? messages.transferNow(pieces) : messages.transferBy(pieces, formatDay(day, locale))}
      parts={parts}
    />
  )
}

/** The shape of the latest order on its way. */
export function LatestOrderSkeleton() {
  return <div className={`${skeleton.block} ${styles.skeleton}`} aria-hidden="true" />
}
