import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useAccountMessages } from './account-messages.ts'
import type { OrderChange } from './reorder.ts'
import type { OrderedAgain } from './use-order-again.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './ordered-again.module.css'

/** What was put into the cart again, and what of it is no longer as it was. It takes the focus when it appears. */
export function OrderedAgainNotice({ result, onClose }: { result: OrderedAgain; onClose: () => void }) {
  const messages = useAccountMessages()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result is told anew
  useEffect(() => box.current?.focus(), [result])
  return (
    <div className={styles.notice} role="status" tabIndex={-1} ref={box}>
      <Icon
        name={result.pieces > 0 ? 'check-circle' : 'warning-circle'}
        size="l"
        className={result.pieces > 0 ? typography.good : undefined}
      />
      <div className={styles.text}>
        <p className={typography.strong}>
          {result.pieces > 0 ? messages.again.added(result.pieces) : messages.again.nothing}
        </p>
        {result.changes.length > 0 ? (
          <>
            <p>{messages.again.changed}</p>
            <ul>
              {result.changes.map((change) => (
                <li key={`${change.kind} ${change.name}`}>
                  <Change change={change} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div className={`${layout.row} ${layout.tight} ${styles.actions}`}>
        {result.pieces > 0 ? (
          <ShopLink className={`${button.primary} ${button.small}`} to="/cart">
            {messages.again.openCart}
          </ShopLink>
        ) : null}
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={onClose}>
          {messages.again.close}
        </button>
      </div>
    </div>
  )
}

function Change({ change }: { change: OrderChange }) {
  const { again } = useAccountMessages()
  switch (change.kind) {
    case 'price':
      return (
        <Trans
          text={again.price(change.name)}
          parts={{ now: <Price amount={change.now} />, before: <Price amount={change.before} /> }}
        />
      )
    case 'droppedPieces':
      return again.droppedPieces(change.name, change.pieces)
    case 'tooFew':
    case 'tooMany':
      return again[change.kind](change.name, change.limit)
    default:
      return again[change.kind](change.name)
  }
}
